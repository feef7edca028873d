//! Types that scripts write.

use diag::Span;
use full_moon::ast::luau::{
    GenericDeclaration, GenericParameterInfo, TypeDeclaration, TypeInfo, TypeSpecifier,
};

use super::{Lower, token, whole};
use crate::scripts::tree::{Annotation, Is};

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
            TypeInfo::Tuple { types, .. } => {
                // One in brackets is that one.
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
                    self.annotation(field.value());
                }
                Is::Other
            }
            TypeInfo::Union(union) => {
                for one in union.types() {
                    self.annotation(one);
                }
                if self.said(span).trim() == "()" { Is::Nothing } else { Is::Other }
            }
            _ => Is::Other,
        }
    }
}
