import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { puppeteerLauncher } from '@web/test-runner-puppeteer';
import { engines, findBrowsers } from './scripts/browsers.mjs';
import { countsReporter } from './scripts/wtr-counts.mjs';
import { touchTap } from './scripts/wtr-touch-tap.mjs';
import { webkit } from './scripts/wtr-webkit.mjs';

const found = findBrowsers();
const english = { ...process.env, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };
const webkitRun = engines.includes('webkit') ? await webkit(found, english) : undefined;

const launchers = {
  chromium: () =>
    chromeLauncher({
      launchOptions: {
        executablePath: found.chromium,
        env: english,
        args: [
          // Chromium's sandbox does not start as root, which containers run as.
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--lang=en-US',
        ],
      },
    }),
  firefox: () =>
    puppeteerLauncher({
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: found.firefox,
        extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en', 'intl.locale.requested': 'en-US' },
      },
    }),
  webkit: () => webkitRun.launcher,
};

export default {
  files: 'test/element/**/*.test.ts',
  // "production" silences Lit's developer warnings; xstate's modules are under "module".
  nodeResolve: { exportConditions: ['production', 'module', 'default'] },
  concurrentBrowsers: 1,
  concurrency: 1,
  browsers: engines.map((engine) => launchers[engine]()),
  plugins: [
    ...(webkitRun ? [webkitRun.plugin] : []),
    touchTap,
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)),
    }),
  ],
  // Without a terminal, progress would be a thousand lines that bury what failed.
  reporters: [
    defaultReporter({ reportTestProgress: process.stdout.isTTY === true }),
    countsReporter(process.env.WTR_COUNTS),
  ],
  testFramework: { config: { timeout: 20_000 } },
  // Of a whole file: on a busy machine the largest take minutes.
  testsFinishTimeout: 600_000,
  // Mocha fails the running test on an uncaught error, but not on an unhandled rejection: that becomes such an error here.
  testRunnerHtml: (framework) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <script>addEventListener('unhandledrejection', (event) => { throw event.reason; });</script>
  </head>
  <body><script type="module" src="${framework}"></script></body>
</html>`,
};
