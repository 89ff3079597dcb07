//! `schema`: JSON Schema of the files of a pack, by which editors complete and check.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use miette::{IntoDiagnostic, Result, WrapErr};
use quarterdeck_disk::save_file::replace;
use quarterdeck_runtime::reference::schemas;
use serde_json::Value;

/// Arguments of `schema`.
#[derive(Args, Clone, Debug)]
pub struct SchemaArguments {
    /// A folder into which the schemas are written; without it, they are printed, by the names of their files.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// The schemas of everything that is written by people or programs, by the names of their files.
pub fn all() -> Vec<(&'static str, Value)> {
    let others = [quarterdeck_face::schema(), crate::mutate::judged_schema()];
    schemas().into_iter().chain(others).chain(quarterdeck_archive::schemas()).collect()
}

/// Writes or prints the schemas.
pub fn schema(arguments: &SchemaArguments) -> Result<ExitCode> {
    match &arguments.out {
        Some(folder) => write(folder)?,
        None => {
            let found: serde_json::Map<String, Value> =
                all().into_iter().map(|(name, schema)| (name.to_owned(), schema)).collect();
            print!("{}", text(&Value::Object(found)));
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn write(folder: &Path) -> Result<()> {
    let failed = |path: &Path| format!("{} cannot be written", path.display());
    std::fs::create_dir_all(folder).into_diagnostic().wrap_err_with(|| failed(folder))?;
    for (name, schema) in all() {
        let path = folder.join(name);
        replace(&path, text(&schema).as_bytes()).into_diagnostic().wrap_err_with(|| failed(&path))?;
        println!("{}", path.display());
    }
    Ok(())
}

/// A schema as it stands in a file.
pub fn text(schema: &Value) -> String {
    format!("{schema:#}\n")
}
