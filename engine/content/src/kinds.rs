//! The list of a game's kinds, from which everything done with each kind is generated.

/// Declares the contents of a game's packs: a line for each kind of card and, with its folder, for
/// each kind of other document. Cards are kept in the order of the list.
///
/// The macro generates the fields of the struct, the shared behavior (`effects`), and
/// - `GAME`, `KINDS`, `DOCUMENTS`: the name of the game in packs, the folders of cards and those of
///   other documents;
/// - `of(&Library)`: reads everything valid, and reports invalid cards, files that nothing reads
///   and repeated ids;
/// - `infos()`: all cards as data for tools;
/// - `schemas()`: a JSON Schema for each line, as file name and text.
///
/// ```
/// use content::{CardKind, Library, PackRoot};
/// use schemars::JsonSchema;
/// use serde::{Deserialize, Serialize};
///
/// /// A lantern.
/// #[derive(Clone, Deserialize, JsonSchema)]
/// struct Lantern {
///     /// Price.
///     cost: u8,
/// }
///
/// /// The moments at which a lantern acts.
/// #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
/// #[serde(rename_all = "snake_case")]
/// enum Hook {
///     /// The lantern is lit.
///     OnLit,
/// }
///
/// impl CardKind for Lantern {
///     const KIND: &'static str = "lantern";
///     const ACTS: bool = true;
///     type Hook = Hook;
///     type When = std::collections::BTreeMap<String, u8>;
///
///     fn numbers(&self) -> Vec<content::CardNumber> {
///         Vec::new()
///     }
/// }
///
/// /// A street.
/// #[derive(Clone, Deserialize, JsonSchema)]
/// struct Street {
///     /// Lanterns it has room for.
///     lanterns: u8,
/// }
///
/// content::kinds! {
///     /// What the packs hold.
///     struct Read for "lanterns" {
///         lanterns: Lantern,
///     }
///     documents {
///         streets: Street = "street",
///     }
/// }
///
/// let files = diag::Memory::new()
///     .with("cards/night/pack.toml", "id = \"night\"\ngame = \"lanterns\"\nversion = \"1.0.0\"\napi = 1")
///     .with("cards/night/lantern/red.toml", "cost = 3\n[origin]\ncost = \"known\"")
///     .with("cards/night/lamp/blue.toml", "cost = 4\n[origin]\ncost = \"known\"")
///     .with("cards/night/street/long.toml", "lanterns = 9");
/// let (library, _) = Library::open(PackRoot::all(std::sync::Arc::new(files), "cards", ""));
/// let (read, findings) = Read::of(&library);
///
/// assert_eq!(read.lanterns[0].data.cost, 3);
/// assert_eq!(read.streets[0].data.lanterns, 9);
/// assert_eq!(findings[0].message, "the folder “lamp” is not used");
/// assert_eq!(read.infos()[0].kind, "lantern");
/// let names: Vec<_> = Read::schemas(&|_, _| true).into_iter().map(|(name, _)| name).collect();
/// assert_eq!(names, ["lantern.schema.json", "street.schema.json"]);
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$about:meta])*
        $vis:vis struct $Read:ident for $game:literal {
            $($cards:ident: $Kind:ty,)+
        }
        $(documents {
            $($documents:ident: $Document:ty = $folder:literal,)+
        })?
    ) => {
        $(#[$about])*
        $vis struct $Read {
            $(
                /// The cards of the kind, ordered by pack, then by id.
                pub $cards: ::std::vec::Vec<$crate::Card<$Kind>>,
            )+
            $($(
                /// The documents of the folder, ordered by pack, then by id.
                pub $documents: ::std::vec::Vec<$crate::Document<$Document>>,
            )+)?
            /// The shared behavior, with the ids of its packs.
            pub effects: ::std::vec::Vec<(::std::string::String, $crate::diag::Source)>,
        }

        #[allow(dead_code, reason = "not every game asks for all that follows from its list")]
        impl $Read {
            /// The id of the game in packs.
            pub const GAME: &'static str = $game;

            /// The folders of cards.
            pub const KINDS: &'static [&'static str] = &[$(<$Kind as $crate::CardKind>::KIND,)+];

            /// The folders of other documents.
            pub const DOCUMENTS: &'static [&'static str] = &[$($($folder,)+)?];

            /// Reads the packs of the game. Keeps everything valid and reports errors.
            pub fn of(
                library: &$crate::Library,
            ) -> (Self, ::std::vec::Vec<$crate::diag::Diagnostic>) {
                let mut out = ::std::vec::Vec::new();
                $(let $cards = $crate::diag::take(library.cards(Self::GAME), &mut out);)+
                $($(
                    let $documents =
                        $crate::diag::take(library.documents(Self::GAME, $folder), &mut out);
                )+)?
                out.extend(library.strays(Self::GAME, Self::KINDS, Self::DOCUMENTS));
                let effects = ::std::vec::Vec::new();
                let mut read = Self { $($cards,)+ $($($documents,)+)? effects };
                out.extend($crate::duplicates(read.named()));
                $($(
                    out.extend($crate::duplicates(
                        read.$documents.iter().map(|one| (one.id.as_str(), one.source.top())),
                    ));
                )+)?
                read.effects = $crate::diag::take(library.effects(Self::GAME), &mut out);
                (read, out)
            }

            /// All cards as data for tools.
            pub fn infos(&self) -> ::std::vec::Vec<$crate::CardInfo> {
                let mut infos = ::std::vec::Vec::new();
                $(infos.extend(self.$cards.iter().map($crate::Card::info));)+
                infos
            }

            /// Reports cards of one kind and pack with equal numbers.
            pub fn taken_numbers(&self) -> ::std::vec::Vec<$crate::diag::Diagnostic> {
                let mut out = ::std::vec::Vec::new();
                $(out.extend($crate::taken_numbers(&self.$cards));)+
                out
            }

            /// The ids of all cards, with their places.
            fn named(&self) -> ::std::vec::Vec<(&str, $crate::diag::Place)> {
                let mut named = ::std::vec::Vec::new();
                $(named.extend(self.$cards.iter().map($crate::Card::named));)+
                named
            }

            /// The generated schemas: file name and text. Each contains the hooks in which the
            /// rules call a card of the kind, for which `called(kind, hook)` is true.
            pub fn schemas(
                called: &dyn ::std::ops::Fn(&str, &str) -> bool,
            ) -> ::std::vec::Vec<(::std::string::String, ::std::string::String)> {
                ::std::vec![
                    $($crate::schema_file::<$Kind>(Self::GAME, called),)+
                    $($($crate::document_schema_file::<$Document>(Self::GAME, $folder),)+)?
                ]
            }
        }
    };
}
