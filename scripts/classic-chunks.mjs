import { readFileSync } from 'node:fs';
import MagicString from 'magic-string';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

// Siblings find the main file's bindings under a symbol, which no page's names can meet, and which tells versions apart.
const shared = `globalThis[Symbol.for(${JSON.stringify(`mahjong-settler ${version}`)})]`;

/*
 * In a classic script, siblings are classic scripts too: those load from disk and from other origins, where a module
 * would not. A module script has no current script to tell its address, but there a relative import() starts from it.
 */
const loader = `
const ownScript = document.currentScript;
const siblings = {};
const loads = {};
// A page may allow no address of a script but from a policy that it knows by name.
const policy = globalThis.trustedTypes?.createPolicy('mahjong-settler', { createScriptURL: (address) => address });
const loadScript = (file) => {
  const { href } = new URL(file, ownScript.src);
  const script = document.createElement('script');
  return new Promise((done, fail) => {
    script.src = policy ? policy.createScriptURL(href) : href;
    script.nonce = ownScript.nonce;
    script.onload = done;
    script.onerror = () => fail(new Error(href + ' could not be loaded'));
    document.head.append(script);
    // Not at once: WebKit may collect a script that no page holds, and its handlers with it, before it has arrived.
  }).finally(() => script.remove());
};
const loadSibling = async (file) => {
  try {
    await (loads[file] ??= ownScript?.src ? loadScript(file) : import('./' + file));
  } catch (error) {
    // It may be there the next time.
    delete loads[file];
    throw error;
  }
  return siblings[file];
};`;

const namesOf = ({ specifiers }, from, to) => specifiers.map((one) => `${one[from].name}: ${one[to].name}`).join(', ');

const passedOn = ({ exported, local }, from) => `${exported.name}: (${from}).${local.name}`;

/**
 * Rollup plugin that turns the chunks of an ES output into scripts that need no module loader: the entry shares what its
 * siblings import from it, each sibling is loaded on first use.
 */
export function classicChunks({ entry }) {
  return {
    name: 'classic-chunks',
    renderDynamicImport: () => ({ left: 'loadSibling(', right: '.slice(2))' }),

    renderChunk(code, { fileName }) {
      const isEntry = fileName === entry;
      const edited = new MagicString(code);
      const exported = [];
      const from = ({ value }) => {
        const file = value.slice(2);
        return file === entry ? shared : `await ${shared}.loadSibling(${JSON.stringify(file)})`;
      };
      for (const node of this.parse(code).body) {
        if (node.type === 'ImportDeclaration') {
          edited.update(
            node.start,
            node.end,
            `const { ${namesOf(node, 'imported', 'local')} } = ${from(node.source)};`,
          );
        } else if (node.type === 'ExportNamedDeclaration') {
          edited.remove(node.start, node.end);
          // What is passed on from another file keeps the name that it has there.
          if (node.source) exported.push(...node.specifiers.map((one) => passedOn(one, from(node.source))));
          else if (node.specifiers.length > 0) exported.push(namesOf(node, 'exported', 'local'));
        } else if (/^Export/.test(node.type)) this.error(`${fileName}: a chunk with ${node.type} is not provided for`);
      }
      edited.trim();
      if (isEntry) {
        edited.prepend(`(() => {\nif (${shared}) return;${loader}\n`);
        edited.append(`\n${shared} = { ${[...exported, 'siblings', 'loadSibling'].join(', ')} };\n})();`);
      } else {
        const load = edited.toString().includes('loadSibling(') ? `const { loadSibling } = ${shared};\n` : '';
        edited.prepend(`${shared}.siblings[${JSON.stringify(fileName)}] = (async () => {\n${load}`);
        edited.append(`\nreturn { ${exported.join(', ')} };\n})();`);
      }
      return { code: edited.toString(), map: edited.generateMap({ hires: true }) };
    },
  };
}
