//! Type annotations.

use diag::Span;
use full_moon::ast::luau::{
    GenericDeclaration, GenericParameterInfo, TypeDeclaration, TypeFieldKey, TypeInfo,
    TypeSpecifier,
};

use super::{Lower, token, whole};
use crate::tree::{Annotation, Is};

impl Lower<'_> {
    pub(super) fn specifier(&mut self, specifier: Option<&TypeSpecifier>) -> Option<Annotation> {
        specifier.map(|specifier| self.annotation(specifier.type_info()))
    }

    pub(super) fn generics(&mut self, generics: &GenericDeclaration) {
        for parameter in generics.generics() {
            if let GenericParameterInfo::Name(name) | GenericParameterInfo::Variadic { name, .. } =
                parameter.parameter()
            {
                self.tree.types.push(token(name));
            }
            if let Some(default) = parameter.default_type() {
                self.annotation(default);
            }
        }
    }

    pub(super) fn type_declared(&mut self, declared: &TypeDeclaration) {
        self.tree.types.push(token(declared.type_name()));
        if let Some(generics) = declared.generics() {
            self.generics(generics);
        }
        self.annotation(declared.type_definition());
    }

    pub(super) fn annotation(&mut self, info: &TypeInfo) -> Annotation {
        let span = whole(info);
        let is = self.down(|this| this.is(info, span)).unwrap_or(Is::Other);
        Annotation { is }
    }

    fn is(&mut self, info: &TypeInfo, span: Span) -> Is {
        match info {
            TypeInfo::Basic(name) => {
                let name = token(name);
                self.tree.named.push(name);
                Is::Named(name)
            }
            TypeInfo::Optional { base, .. } => Is::Optional(Box::new(self.annotation(base))),
            TypeInfo::Array { type_info, .. } => Is::List(Box::new(self.annotation(type_info))),
            TypeInfo::Callback { generics, arguments, return_type, .. } => {
                generics.iter().for_each(|generics| self.generics(generics));
                for argument in arguments {
                    self.annotation(argument.type_info());
                }
                Is::Function(Box::new(self.annotation(return_type)))
            }
            TypeInfo::Union(union) => {
                for one in union.types() {
                    self.annotation(one);
                }
                if self.said(span).trim() == "()" { Is::Nothing } else { Is::Other }
            }
            other => self.is_made_of(other),
        }
    }

    /// The content of a compound type, whose parts are examined too.
    fn is_made_of(&mut self, info: &TypeInfo) -> Is {
        match info {
            TypeInfo::Tuple { types, .. } => {
                // A single type in parentheses is that type.
                let mut all: Vec<Annotation> =
                    types.iter().map(|one| self.annotation(one)).collect();
                match (all.pop(), all.is_empty()) {
                    (None, _) => Is::Nothing,
                    (Some(one), true) => one.is,
                    (Some(_), false) => Is::Other,
                }
            }
            TypeInfo::Table { fields, .. } => {
                for field in fields {
                    if let TypeFieldKey::IndexSignature { inner, .. } = field.key() {
                        self.annotation(inner);
                    }
                    self.annotation(field.value());
                }
                Is::Other
            }
            TypeInfo::Generic { generics, .. } => {
                generics.iter().for_each(|one| drop(self.annotation(one)));
                Is::Other
            }
            TypeInfo::Intersection(all) => {
                all.types().iter().for_each(|one| drop(self.annotation(one)));
                Is::Other
            }
            TypeInfo::Variadic { type_info, .. } => {
                self.annotation(type_info);
                Is::Other
            }
            TypeInfo::Typeof { inner, .. } => {
                // The names in it are used, although nothing runs.
                self.expression(inner);
                Is::Other
            }
            _ => Is::Other,
        }
    }
}
