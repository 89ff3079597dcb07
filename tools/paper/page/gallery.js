"use strict";
const words = document.getElementById("words");
const pack = document.getElementById("pack");
const kind = document.getElementById("kind");
const cards = [...document.querySelectorAll("article")];

function look() {
  const sought = words.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const card of cards) {
    const { words: text, pack: from, kind: kinds } = card.dataset;
    const fits = sought.every((word) => text.includes(word))
      && (!pack || !pack.value || from === pack.value)
      && (!kind || !kind.value || kinds.split("|").includes(kind.value));
    card.hidden = !fits;
    count += fits ? 1 : 0;
  }
  document.getElementById("count").textContent = count;
  document.getElementById("nothing").hidden = count > 0;
}

document.querySelector("form").addEventListener("submit", (event) => event.preventDefault());
for (const field of [words, pack, kind]) field?.addEventListener("input", look);
look();
