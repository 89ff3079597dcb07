// Starts the language server of Quarterdeck for every pack that is open, and ends it with the editor.

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

// Only files that can be part of a pack; the server itself finds out which are.
const FILES = "**/*.{toml,ftl,luau,ruling}";
const PAGES = "**/howto.*.md";

let client;

exports.activate = async function activate() {
  const command = workspace.getConfiguration("quarterdeck").get("command");
  const watcher = workspace.createFileSystemWatcher(FILES);
  client = new LanguageClient(
    "quarterdeck",
    "Quarterdeck",
    { command, args: ["lsp"] },
    {
      documentSelector: [FILES, PAGES].map((pattern) => ({ scheme: "file", pattern })),
      synchronize: { fileEvents: watcher },
      // Its hovers show pictures: the faces of cards.
      initializationOptions: { faces: true },
    },
  );
  await client.start();
};

exports.deactivate = function deactivate() {
  return client?.stop();
};
