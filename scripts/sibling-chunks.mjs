import { basename, dirname } from 'node:path';
import { rollup } from 'rollup';

const isDependency = (id) => id.includes('/node_modules/');

/** panels/share.ts and panels/share/index.ts are both "share". */
const nameOf = (id) => (basename(id) === 'index.ts' ? basename(dirname(id)) : basename(id, '.ts'));

// A classic script from another origin has no base URL that a relative import() could start from, so the main file
// remembers its own address. In a module script there is no current script, but relative imports work there.
const addressOfSiblings = `
const scriptAddress = document.currentScript?.src;
const besideScript = (file) => (scriptAddress ? new URL(file, scriptAddress).href : file);`;

/**
 * Rollup plugin of the script-tag build. Every module that is imported dynamically becomes a minified ES module beside the
 * main file, `PREFIX.NAME.min.js`, loaded on first use. Such a module receives Lit's functions as arguments; the build
 * fails if one brings a dependency along, because the page would then load it twice. It also fails if the main file holds
 * a CommonJS build or a development build of a dependency.
 */
export function siblingChunks({ prefix, plugins }) {
  const sources = new Map();

  const lazyImports = {
    name: 'lazy-imports',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return this.error(`${importer}: import() needs a literal path`);
      const resolved = await this.resolve(specifier, importer);
      if (!resolved) return null;
      const file = `${prefix}.${nameOf(resolved.id)}.min.js`;
      const other = sources.get(file);
      if (other && other !== resolved.id) return this.error(`${file} would hold both ${other} and ${resolved.id}`);
      sources.set(file, resolved.id);
      return { id: `./${file}`, external: true };
    },
  };

  async function buildSibling(file, input) {
    const bundle = await rollup({ input, plugins: [lazyImports, ...plugins()] });
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    const dependency = output[0].moduleIds.find(isDependency);
    if (dependency) throw new Error(`${file} must not contain ${dependency}`);
    return output[0].code;
  }

  return {
    ...lazyImports,
    name: 'sibling-chunks',
    intro: addressOfSiblings,
    renderDynamicImport: () => ({ left: 'import(besideScript(', right: '))' }),

    async generateBundle(_options, bundle) {
      for (const { fileName, moduleIds = [] } of Object.values(bundle)) {
        const wrong = moduleIds.find((id) => isDependency(id) && /\.cjs\b|[./]development[./]/.test(id));
        if (wrong) this.error(`${fileName} must not contain ${wrong}`);
      }
      // A sibling may load another one: the map then grows while it is walked.
      for (const [fileName, input] of sources) {
        this.emitFile({ type: 'asset', fileName, source: await buildSibling(fileName, input) });
      }
    },
  };
}
