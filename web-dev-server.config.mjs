import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';

/** Serves the demo straight from the TypeScript sources. */
export default {
  open: '/demo/',
  watch: true,
  nodeResolve: { exportConditions: ['development', 'module', 'default'] },
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
};
