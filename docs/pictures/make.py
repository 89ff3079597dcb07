#!/usr/bin/env python3
"""Makes the pictures of the table again: every shipped game, on a desktop and a phone, light and dark, in both languages.

    cargo build -p quarterdeck && python3 docs/pictures/make.py [--command target/debug/quarterdeck] [--out docs/pictures] [word …]

Only pictures whose name contains one of the words are made, all of them without any. Needs Debian's chromium and chromium-driver;
pngquant makes the files small, if it is there. Bots play a match to its end, and it is shown as the first player sees it at
a decision in the middle of it.
"""

import argparse
import base64
import json
import pathlib
import shutil
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}
NAMES = {"en": "Anna,Bob,Cleo,Dan", "ru": "Анна,Борис,Вера,Глеб"}

# Name, what is played, and which part of the match is over.
GAMES = [
    ("port-royal", ["port-royal", "--players", "3", "--seed", "5"], 0.55),
    ("contracts", ["port-royal", "--with", "port-royal-contracts", "--players", "3", "--seed", "4"], 0.5),
    ("gambler", ["port-royal", "--with", "port-royal-gambler", "--players", "2", "--seed", "3"], 0.5),
    ("full-ahead", ["port-royal", "--with", "port-royal-full-ahead", "--players", "4", "--seed", "2"], 0.6),
    ("adventure", ["port-royal-adventure", "--players", "2", "--seed", "5"], 0.4),
    ("cartagena", ["cartagena", "--players", "3", "--seed", "5"], 0.5),
    ("dead-reckoning", ["dead-reckoning", "--players", "3", "--seed", "5", "--set", "round_limit=12"], 0.45),
    ("lanterns", ["lanterns", "--players", "3", "--seed", "5"], 0.5),
]

# What else there is to see: name, game, and what is done at the table.
SCENES = [
    ("lobby", None, ""),
    ("story", "adventure", "document.getElementById('story').click()"),
    ("howto", "cartagena", "document.getElementById('more').click(); document.querySelector('#page #howto').click()"),
    ("cards", "contracts", "document.getElementById('cards').click()"),
    ("options", "dead-reckoning", "document.getElementById('list')?.click()"),
    ("review", "cartagena", "document.getElementById('more').click(); document.querySelector('#page #replay').click()"),
    ("replay", "cartagena", ""),
    ("end", "port-royal", ""),
]

# Finds the first moment from a decision on at which the first player is asked, and lays a table there.
BRANCH = """
const [table, token, part, done] = arguments;
const socket = new WebSocket(`ws://${location.host}/ws`);
const say = (wish) => socket.send(JSON.stringify(wish));
let at = null, laid = false;
socket.onopen = () => say({ do: "sit", table, token, language: "en" });
socket.onmessage = ({ data }) => {
  const told = JSON.parse(data);
  if (told.kind === "view" && at === null) {
    at = Math.floor(told.at * part);
    say({ do: "look", at, eyes: 0 });
  } else if (told.kind === "past" && !laid) {
    if (told.view.asked === 0) { laid = true; say({ do: "from", at, seat: 0 }); } else setTimeout(() => say({ do: "look", at: ++at, eyes: 0 }), 80);
  } else if (told.kind === "laid") done(`/t/${told.table}#${told.token}`);
};
"""

WAIT = """
const done = arguments[arguments.length - 1];
const ready = () => document.body.dataset.at !== undefined || document.getElementById("start");
(function look() { ready() ? setTimeout(() => done(true), 900) : setTimeout(look, 30); })();
"""


def ask(address, method, path, body=None):
    """The answer to a request, read as JSON."""
    data = None if body is None else (body if isinstance(body, bytes) else json.dumps(body).encode())
    request = urllib.request.Request(f"http://{address}{path}", data, {"content-type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=120) as answer:
        return json.load(answer)


class Window:
    """A window of chromium."""

    def __init__(self, driver, size, dark, language):
        self.driver = driver
        self.profile = tempfile.TemporaryDirectory()
        width, height = SIZES[size]
        arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars", "--disable-dev-shm-usage",
                     "--disable-background-networking", "--disable-component-update", "--disable-sync",
                     f"--user-data-dir={self.profile.name}", f"--window-size={width},{height}"]
        options = {"args": arguments}
        if size == "phone":
            options["mobileEmulation"] = {"deviceMetrics": {"width": width, "height": height, "pixelRatio": 1, "touch": True}}
        wanted = {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options, "timeouts": {"script": 90_000}}}}
        self.session = ask(driver, "POST", "/session", wanted)["value"]["sessionId"]
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        calm = {"name": "prefers-reduced-motion", "value": "reduce"}
        self.command("Emulation.setEmulatedMedia", {"features": [scheme, calm]})
        self.command("Page.addScriptToEvaluateOnNewDocument",
                     {"source": f"localStorage.setItem('language', '{language}'); localStorage.setItem('hints', 'off');"})
        if size == "desktop":
            self.command("Emulation.setDeviceMetricsOverride", {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def tell(self, path, body):
        return ask(self.driver, "POST", f"/session/{self.session}/{path}", body)["value"]

    def command(self, name, parameters):
        return self.tell("goog/cdp/execute", {"cmd": name, "params": parameters})

    def run(self, script, *arguments):
        return self.tell("execute/sync", {"script": script, "args": arguments})

    def wait(self, script, *arguments):
        return self.tell("execute/async", {"script": script, "args": arguments})

    def go(self, link):
        # Another part behind `#` alone would load nothing.
        self.tell("url", {"url": "about:blank"})
        self.tell("url", {"url": link})
        self.wait(WAIT)

    def picture(self, file):
        file.write_bytes(base64.b64decode(self.command("Page.captureScreenshot", {"format": "png"})["data"]))
        if shutil.which("pngquant"):
            subprocess.run(["pngquant", "--force", "--skip-if-larger", "--strip", "--output", file, "64", file], check=False)

    def close(self):
        ask(self.driver, "DELETE", f"/session/{self.session}")
        self.profile.cleanup()


def first_line(process, sign):
    """What a process says behind a sign, once it says it."""
    for line in process.stdout:
        if sign in line:
            return line.split(sign)[1].strip().rstrip("./")
    raise SystemExit(f"never heard: {sign}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--command", default=ROOT / "target/debug/quarterdeck", type=pathlib.Path)
    parser.add_argument("--out", default=ROOT / "docs/pictures", type=pathlib.Path)
    parser.add_argument("words", nargs="*")
    said = parser.parse_args()
    said.out.mkdir(parents=True, exist_ok=True)
    command = said.command.resolve()
    data = tempfile.TemporaryDirectory()
    server = subprocess.Popen([command, "serve", "--port", "0", "--data", data.name], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = first_line(server, "http://")
        web = "127.0.0.1:" + first_line(driver, "successfully on port ")
        make(said, command, address, web, pathlib.Path(data.name))
    finally:
        for process in (driver, server):
            process.terminate()
            process.wait()
        data.cleanup()


def make(said, command, address, web, folder):
    """Makes all that is wanted."""
    wanted = lambda name: not said.words or any(word in name for word in said.words)
    saves = {}

    def save(game, language):
        if (game, language) not in saves:
            arguments = next(it[1] for it in GAMES if it[0] == game)
            file = folder / f"{game}-{language}.match"
            subprocess.run([command, "play", *arguments, "--auto", "--names", NAMES[language], "--lang", language, "--save", file],
                           cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
            saves[game, language] = file.read_bytes()
        return saves[game, language]

    def replay(game, language):
        made = ask(address, "POST", f"/api/replays?language={language}", save(game, language))
        return made["table"], made["watch"]

    for language in ("en", "ru"):
        for size in SIZES:
            for dark in (False, True):
                ending = f"{size}-{'dark' if dark else 'light'}-{language}.png"
                games = [it for it in GAMES if wanted(f"{it[0]}-{ending}")]
                # Of what lies around the table, two pictures are enough.
                turn = ending in ("desktop-light-en.png", "phone-dark-ru.png")
                scenes = [it for it in SCENES if wanted(f"{it[0]}-{ending}") and (said.words or turn)]
                if not games and not scenes:
                    continue
                window = Window(web, size, dark, language)
                window.go(f"http://{address}/")
                laid = {}

                def table(game):
                    if game not in laid:
                        window.go(f"http://{address}/")
                        part = next(it[2] for it in GAMES if it[0] == game)
                        laid[game] = window.wait(BRANCH, *replay(game, language), part)
                    return f"http://{address}{laid[game]}"

                for game, _, _ in games:
                    window.go(table(game))
                    window.run("document.getElementById('page').close(); document.getElementById('peek').hidden = true")
                    window.picture(said.out / f"{game}-{ending}")
                    print(f"{game}-{ending}", flush=True)
                for scene, game, script in scenes:
                    if game is None:
                        window.go(f"http://{address}/?game=port-royal")
                    elif scene in ("replay", "end"):
                        name, watch = replay(game, language)
                        window.go(f"http://{address}/t/{name}#{watch}")
                        window.run("document.getElementById('last').click()")
                        time.sleep(0.6)
                        window.run("document.getElementById('earlier').click()" if scene == "replay" else "document.getElementById('ending')?.click()")
                    else:
                        window.go(table(game))
                        window.run("document.getElementById('page').close();" + script)
                    time.sleep(0.9)
                    window.picture(said.out / f"{scene}-{ending}")
                    print(f"{scene}-{ending}", flush=True)
                window.close()


if __name__ == "__main__":
    main()
