//! Sources of regions, borders and tokens, in packs that declare `origins = true`.

use content::Library;
use diag::Diagnostic;

use super::Read;

pub(super) fn look(library: &Library, read: &Read, out: &mut Vec<Diagnostic>) {
    for map in read.maps.iter().filter(|map| library.keeps_origins(&map.pack)) {
        for (id, region) in &map.data.region {
            if region.origin.is_none() {
                let place = map.places.key(&format!("region.{id}"));
                out.push(Library::no_origin(id, place));
            }
            let borders = region.borders.iter().filter(|(_, border)| border.origin.is_none());
            for (other, _) in borders {
                let place = map.places.key(&format!("region.{id}.borders.{other}"));
                out.push(Library::no_origin(&format!("{id}–{other}"), place));
            }
        }
    }
    for set in read.sets.iter().filter(|set| library.keeps_origins(&set.pack)) {
        let tokens = set.data.token.iter().enumerate();
        for (at, token) in tokens.filter(|(_, token)| token.origin.is_none()) {
            let place = set.places.value(&format!("token.{at}.id"));
            out.push(Library::no_origin(&token.id, place));
        }
    }
}
