import { keepAwake } from './table-awake.mjs';
import { keepOffline } from './table-offline.mjs';

const byId = (id) => document.getElementById(id);

/** What this browser remembers for the page; some remember nothing. */
const memory = {
  get(name) {
    try {
      return localStorage.getItem(`mahjong-table ${name}`);
    } catch {
      return null;
    }
  },
  set(name, value) {
    try {
      localStorage.setItem(`mahjong-table ${name}`, value);
    } catch {
      // Then it is asked again.
    }
  },
};

/** A session of its own for each ruleset. */
const keyOf = (ruleset) => `session ${ruleset}`;
const rulesetOf = ({ search }) => new URLSearchParams(search).get('ruleset');

/** The start screen: a link for each ruleset. */
function choose(links) {
  for (const link of links) {
    if (memory.get(keyOf(rulesetOf(link)))) link.querySelector('small').textContent = 'Goes on where you left it';
  }
  byId('start').hidden = false;
}

function play(link) {
  const ruleset = rulesetOf(link);
  const { name } = link.dataset;
  memory.set('ruleset', ruleset);
  byId('ruleset').textContent = name;
  document.title = `${name} · Mahjong table`;
  const settler = document.createElement('mahjong-settler');
  settler.setAttribute('ruleset', ruleset);
  settler.setAttribute('storage-key', `mahjong-table ${keyOf(ruleset)}`);
  byId('felt').append(settler);
  byId('table').hidden = false;
  keepAwake(byId('awake'), byId('note'));
}

function offer(update) {
  byId('update').hidden = false;
  byId('update').querySelector('button').addEventListener('click', update);
}

const links = Array.from(document.querySelectorAll('#start a[href^="?"]'));
const asked = rulesetOf(location) ?? memory.get('ruleset');
const link = links.find((one) => rulesetOf(one) === asked);

if (!customElements.get('mahjong-settler')) byId('missing').hidden = false;
else if (link) play(link);
else choose(links);

keepOffline(offer).catch((error) => {
  console.warn('The page is not renewed for use without a network:', error);
});
