# What the language server itself says.
lsp-of-pack = from the pack `{ $pack }`
lsp-changed-by = changed by `{ $packs }`
lsp-means = What it means
lsp-reads = How it is read
lsp-replace = Write `{ $word }`
lsp-text-missing = the text is missing here
lsp-rename-nothing = there is nothing here that has an id
lsp-rename-not-here = `{ $id }` is a word of several places or of the game itself, and is not renamed
lsp-rename-bad = `{ $id }` is not a good id: write small Latin letters, digits and `_`, a letter first
lsp-rename-taken = `{ $id }` is the id of another { $section } already
lsp-rename-broken = the pack has mistakes, and so it cannot be told whether everything would still mean the same; mend them first
lsp-rename-wrong = with the name `{ $id }`, something would be wrong: { $file }: { $message }
lsp-rename-other = `{ $word }` in { $file } also means something else, and it cannot be told which is meant; write that sentence differently first
