//! Editors as people have them: a mistake that is typed in Neovim is told before anything is saved, with the set-up of the guide, and the
//! extension for VS Code is built and packed.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::copied::copy;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn place(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("editors-{name}"));
    std::fs::remove_dir_all(&folder).ok();
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// What a command prints; it must end well.
fn said(command: &mut Command) -> String {
    let output =
        command.output().unwrap_or_else(|error| panic!("{command:?}: {error}; `./test` installs what it needs"));
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text).into_owned();
    assert!(output.status.success(), "{command:?}: {text}");
    text
}

/// Opens a file, writes a wrong word without saving it, and prints what is told of it.
const TYPES: &str = r#"
vim.cmd("edit content/lanterns/flow.toml")
local line = vim.fn.search("gain 1 oil")
vim.api.nvim_buf_set_lines(0, line - 1, line, false, { (vim.fn.getline(line):gsub("gain 1 oil", "gain 1 oyl")) })
vim.wait(120000, function() return #vim.diagnostic.get(0) > 0 end, 50)
for _, it in ipairs(vim.diagnostic.get(0)) do print(it.lnum + 1 == line, it.code, it.message) end
vim.cmd("qall!")
"#;

#[test]
fn neovim_tells_a_mistake_before_it_is_saved() {
    let folder = place("neovim");
    copy(&root().join("content/examples/lanterns"), &folder.join("content/lanterns"));
    let guide = std::fs::read_to_string(root().join("docs/guide/editors.md")).unwrap();
    let section = guide.split_once("## Neovim").unwrap().1.split("\n## ").next().unwrap();
    let set_ups: Vec<&str> = section.split("```lua\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let version = said(Command::new("nvim").arg("--version"));
    let numbers: Vec<u32> = version.split(['v', '.', '\n', '-']).filter_map(|part| part.parse().ok()).take(2).collect();
    let [new, old] = set_ups[..] else { panic!("the guide has two set-ups: {section}") };
    std::fs::write(folder.join("init.lua"), if numbers >= vec![0, 11] { new } else { old }).unwrap();
    std::fs::write(folder.join("types.lua"), TYPES).unwrap();
    let command = Path::new(env!("CARGO_BIN_EXE_quarterdeck")).parent().unwrap();
    let path = std::env::var("PATH").unwrap_or_default();
    let told = said(
        Command::new("nvim")
            .args(["--headless", "-n", "-i", "NONE", "-u", "init.lua", "-c", "luafile types.lua"])
            .current_dir(&folder)
            .env("PATH", format!("{}:{path}", command.display()))
            .env("XDG_STATE_HOME", &folder)
            .env("XDG_CACHE_HOME", &folder),
    );
    assert!(told.contains("true sentence::unknown_word") && told.contains("did you mean `oil`?"), "{told}");
    let kept = std::fs::read_to_string(folder.join("content/lanterns/flow.toml")).unwrap();
    assert!(!kept.contains("oyl"));
}

#[test]
fn the_extension_for_vs_code_is_packed() {
    let folder = place("vscode");
    copy(&root().join("tools/lsp/vscode"), &folder);
    std::fs::remove_dir_all(folder.join("node_modules")).ok();
    let quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
    said(Command::new("npm").arg("install").args(quiet).current_dir(&folder));
    // What packs it is fetched once.
    let tools = root().join("target/vsce");
    if !tools.join("node_modules/.bin/vsce").exists() {
        std::fs::create_dir_all(&tools).unwrap();
        said(
            Command::new("npm")
                .args(["install", "--no-save", "--prefix"])
                .arg(&tools)
                .args(quiet)
                .arg("@vscode/vsce@3"),
        );
    }
    let pack = ["package", "--allow-missing-repository", "--skip-license", "--out", "quarterdeck.vsix"];
    let told = said(Command::new(tools.join("node_modules/.bin/vsce")).args(pack).current_dir(&folder));
    assert!(told.contains("Packaged"), "{told}");
    let list = said(Command::new(tools.join("node_modules/.bin/vsce")).arg("ls").current_dir(&folder));
    for file in ["extension.js", "ruling.json", "node_modules/vscode-languageclient/package.json"] {
        assert!(list.lines().any(|line| line == file), "{file} is not in it:\n{list}");
    }
    // It starts the command by the word that the command knows.
    let script = std::fs::read_to_string(folder.join("extension.js")).unwrap();
    assert!(script.contains(r#"args: ["lsp"]"#), "{script}");
    said(Command::new("node").args(["--check", "extension.js"]).current_dir(&folder));
}
