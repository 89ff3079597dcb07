//! A table as it is declared: its keys are constants of a type that names the table, so that nobody can ask a table for a key
//! that its declaration does not have. The list of keys is made from the same lines, so that a key that nobody asks for is dead
//! code, which does not compile.

use std::marker::PhantomData;

use super::form::{Form, KeyInfo};

/// A table of packs, as it is declared.
#[derive(Debug)]
pub struct TableKeys {
    /// What its declaration is called.
    pub name: &'static str,
    /// As it is written.
    pub written: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// Its keys.
    pub keys: &'static [KeyInfo],
    /// Tables whose keys it has as well.
    pub parts: &'static [&'static TableKeys],
    /// What every other key has; none if there is no other key.
    pub others: Option<Form>,
}

impl TableKeys {
    /// Its keys, those of its parts last.
    pub fn all(&self) -> impl Iterator<Item = &'static KeyInfo> + use<'_> {
        self.keys.iter().chain(self.parts.iter().flat_map(|part| part.keys))
    }

    /// A key by its name.
    pub fn key(&self, name: &str) -> Option<&'static KeyInfo> {
        self.all().find(|key| key.name == name)
    }
}

/// The type of a table.
pub(crate) trait Shape: 'static {
    /// Its declaration.
    const TABLE: &'static TableKeys;
}

/// A table that has the keys of another one.
pub(crate) trait Has<P: Shape>: Shape {}

impl<S: Shape> Has<S> for S {}

/// A key of tables of a type, and how it is read.
pub(crate) struct Key<S, R> {
    pub(crate) info: KeyInfo,
    of: PhantomData<fn(S) -> R>,
}

impl<S, R> Key<S, R> {
    /// A key as it is declared.
    pub(super) const fn new(info: KeyInfo) -> Key<S, R> {
        Key { info, of: PhantomData }
    }

    /// As it is written.
    pub(crate) const fn name(&self) -> &'static str {
        self.info.name
    }
}

/// Declares tables: for each a type, the list of its keys, and a module with the keys themselves.
macro_rules! tables {
    ($(
        $shape:ident in $module:ident: $written:literal, $about:expr
        $(, with $($part:ident)+)? $(, others $others:expr)?;
        { $(
            $key:ident: $reading:ty = $name:literal, $kind:expr, $what:expr
            $(, must $example:literal)? $(, beside $beside:literal)?;
        )* }
    )+) => {$(
        #[doc = concat!("`", $written, "`")]
        pub(crate) enum $shape {}

        impl Shape for $shape {
            const TABLE: &'static TableKeys = &TableKeys {
                name: stringify!($module),
                written: $written,
                about: $about,
                keys: &[$(KeyInfo {
                    name: $name,
                    form: Kind::<$reading>::form($kind),
                    about: $what,
                    must: tables!(@given $($example)?),
                    beside: tables!(@given $($beside)?),
                }),*],
                parts: &[$($($part::TABLE),+)?],
                others: tables!(@given $($others)?),
            };
        }

        $($(impl Has<$part> for $shape {})+)?

        #[doc = concat!("Keys of `", $written, "`.")]
        #[deny(dead_code)]
        pub(crate) mod $module {
            #[allow(unused_imports)] // A table can have no keys but those of its parts.
            use super::*;

            $(
                #[doc = concat!("`", $name, "`")]
                pub(crate) const $key: Key<$shape, $reading> = Key::new(KeyInfo {
                    name: $name,
                    form: Kind::<$reading>::form($kind),
                    about: $what,
                    must: tables!(@given $($example)?),
                    beside: tables!(@given $($beside)?),
                });
            )*
        }
    )+};
    (@given) => { None };
    (@given $given:expr) => { Some($given) };
}
pub(super) use tables;
