# What the command says of packs as archives.

ui-pack-files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
ui-pack-needs = needs { $needs }
ui-pack-left = left behind, as no pack is made of such files: { $path }
ui-pack-installed = { $id } { $version } is installed
ui-pack-hidden = but { $folder } holds a pack { $id }, too, which is played in its place
ui-pack-removed = { $id } is removed
ui-pack-store = { $folder }: { $count ->
    [0] nothing is installed
    [one] { $count } pack
   *[other] { $count } packs
}
ui-pack-altered = changed since it was installed: { $path }
ui-pack-altered-help = To have a pack as it was, remove it and install it again.

ui-pack-no-store = it is not known where packs of this user are kept
ui-pack-no-store-help = name a folder: QUARTERDECK_PACKS=/some/folder
ui-pack-no-archive = { $file } is not a file
ui-pack-no-archive-help = name an archive that was made by `quarterdeck pack build`; a folder of a pack needs not be installed, `quarterdeck play <folder>` plays it
ui-pack-given-twice = two of these archives hold a pack { $id }
ui-pack-given-twice-help = install one of them
ui-pack-older = { $id } { $old } is installed, which is newer than { $new }
ui-pack-older-help = leave it, or say --replace
ui-pack-another = another pack { $id } { $old } is installed: the same version with other files
ui-pack-another-help = ask its author for a version of its own, or say --replace
ui-pack-lacks = { $id } needs { $need }, which is not here
ui-pack-lacks-help = install { $other } first, or name both archives at once
ui-pack-lacks-version = { $id } needs { $need }, but { $other } { $there } is here
ui-pack-lacks-version-help = install a version of { $other } that fits, or another version of { $id }
ui-pack-not-installed = { $id } is not installed
ui-pack-not-installed-help = installed: { $names }
ui-pack-needed = { $id } is needed by { $by }
ui-pack-needed-help = remove { $by }, too, by naming both

ui-pack-refused = { $file } is refused, and nothing was written
ui-pack-refused-too-large = the archive is larger than { $most } MB
ui-pack-refused-too-large-help = packs are texts and take far less; see what was put in
ui-pack-refused-not-an-archive = this is no archive of a pack ({ $error })
ui-pack-refused-not-an-archive-help = archives are made by `quarterdeck pack build`; if this was one, fetch it again
ui-pack-refused-cut-off = the archive ends in the middle
ui-pack-refused-cut-off-help = fetch it again: it did not come whole
ui-pack-refused-appended = something stands behind the end of the archive
ui-pack-refused-appended-help = fetch it again, or have it made anew by `quarterdeck pack build`
ui-pack-refused-too-much = what is in the archive takes more than { $most } MB
ui-pack-refused-too-much-help = packs are texts and take far less
ui-pack-refused-too-dense = what is in the archive is more than { $most } times as large as the archive itself
ui-pack-refused-too-dense-help = no text can be packed like that: this archive is made to fill a disk
ui-pack-refused-too-many = the archive holds more than { $most } files
ui-pack-refused-too-many-help = put several cards or rulings into one file
ui-pack-refused-file-too-large = { $path } is larger than { $most } MB
ui-pack-refused-file-too-large-help = divide it into several files
ui-pack-refused-too-deep = the folders of { $path } lie too deep in each other
ui-pack-refused-too-deep-help = a pack has few folders
ui-pack-refused-link = { $path } is a link
ui-pack-refused-link-help = put the file itself into the pack
ui-pack-refused-no-file = { $path } is not a plain file
ui-pack-refused-no-file-help = archives hold plain files only; make them by `quarterdeck pack build`
ui-pack-refused-name-parent = { $path } leads out of the pack
ui-pack-refused-name-parent-help = paths have no `..`
ui-pack-refused-name-absolute = { $path } is not a place in the pack
ui-pack-refused-name-absolute-help = paths begin with the name of a file or folder of the pack, not with `/` or a drive
ui-pack-refused-name-backslash = { $path } has a backslash
ui-pack-refused-name-backslash-help = write `/` between folders
ui-pack-refused-name-sign = { $path } has signs that cannot be shown or that some system does not allow
ui-pack-refused-name-sign-help = name files in letters, digits, `-` and `.`
ui-pack-refused-name-device = { $path } is the name of a device on some systems
ui-pack-refused-name-device-help = give the file another name than con, prn, aux, nul, com1 or lpt1
ui-pack-refused-name-end = { $path }: no name begins with a space or ends with a dot or a space
ui-pack-refused-name-end-help = some systems leave these out, and would write another file
ui-pack-refused-name-hidden = { $path } is hidden
ui-pack-refused-name-hidden-help = no name in a pack begins with a dot
ui-pack-refused-name-long = { $path } is too long a name
ui-pack-refused-name-long-help = no name is longer than 200 bytes, no path longer than 400
ui-pack-refused-name-empty = { $path } is no name of a file
ui-pack-refused-name-empty-help = paths have neither `.` nor two `/` one after the other
ui-pack-refused-name-ending = { $path } is nothing that packs are made of
ui-pack-refused-name-ending-help = packs hold .toml, .luau, .ftl, .ruling, .snap, .md and .txt
ui-pack-refused-name-not-text = the name { $path } is not UTF-8
ui-pack-refused-name-not-text-help = name files in letters, digits, `-` and `.`
ui-pack-refused-name-form = { $path } writes letters in pieces
ui-pack-refused-name-form-help = write letters with their accents as one sign (Unicode NFC)
ui-pack-refused-twice = { $path } is in the archive twice
ui-pack-refused-twice-help = have it made anew by `quarterdeck pack build`
ui-pack-refused-clash = { $path } and { $other } are one and the same on some systems
ui-pack-refused-clash-help = give one of them another name
ui-pack-refused-no-manifest = the archive does not begin with its manifest
ui-pack-refused-no-manifest-help = archives are made by `quarterdeck pack build`
ui-pack-refused-manifest-broken = the manifest cannot be read ({ $error })
ui-pack-refused-manifest-broken-help = fetch the archive again, or have it made anew by `quarterdeck pack build`
ui-pack-refused-manifest-form = the manifest is not written as `pack build` writes it
ui-pack-refused-manifest-form-help = have the archive made anew by `quarterdeck pack build`
ui-pack-refused-manifest-format = the manifest has form { $format }, which is not known here
ui-pack-refused-manifest-format-help = get a newer version of Quarterdeck
ui-pack-refused-bad-id = `{ $id }` cannot be the id of a pack that travels
ui-pack-refused-bad-id-help = an id has small Latin letters, digits, `-` and `_`, at most 64
ui-pack-refused-bad-version = `{ $version }` is no version
ui-pack-refused-bad-version-help = write three numbers in pack.toml: `version = "0.1.0"`
ui-pack-refused-bad-range = `{ $range }` does not say which versions of { $id } will do
ui-pack-refused-bad-range-help = write `needs = ["{ $id } >=0.1, <0.3"]`
ui-pack-refused-missing = { $path } is listed, and is not there
ui-pack-refused-missing-help = fetch the archive again: it was changed on the way
ui-pack-refused-unlisted = { $path } is not listed in the manifest
ui-pack-refused-unlisted-help = fetch the archive again: it was changed on the way
ui-pack-refused-wrong-length = { $path } is not as long as the manifest says
ui-pack-refused-wrong-length-help = fetch the archive again: it was changed on the way
ui-pack-refused-wrong-hash = { $path } is not what the manifest says
ui-pack-refused-wrong-hash-help = fetch the archive again: it was changed on the way
ui-pack-refused-no-head = there is no pack.toml in the archive
ui-pack-refused-no-head-help = archives are made by `quarterdeck pack build`
ui-pack-refused-other-head = the manifest names another version or other needs than pack.toml
ui-pack-refused-other-head-help = have the archive made anew by `quarterdeck pack build`

ui-check-scripts = { $count ->
    [one] { $count } script
   *[other] { $count } scripts
}, { $strict } of which ask for their types to be checked (`--!strict` in the first line)
ui-check-types = types are checked by { $checker }
ui-check-no-types = types are not checked: there is no quarterdeck-luau-analyze on the path. From the sources of Quarterdeck: cargo install --path tools/luau-analyze (needs a C++ compiler, builds for minutes), or name the program in QUARTERDECK_LUAU_ANALYZE
