/**
 * Finds the browsers that the tests run in. Run as a script it also installs, on Debian and its relatives, what is missing.
 * BROWSERS=chromium,firefox narrows the choice; CHROMIUM_PATH and the other variables below point elsewhere.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { argv, env, exit, getuid } from 'node:process';
import { fileURLToPath } from 'node:url';

const parts = {
  chromium: {
    engine: 'chromium',
    variable: 'CHROMIUM_PATH',
    find: () => onPath('chromium', 'chromium-browser', 'google-chrome'),
    packageName: 'chromium',
  },
  firefox: {
    engine: 'firefox',
    variable: 'FIREFOX_PATH',
    find: () => onPath('firefox-esr', 'firefox'),
    packageName: 'firefox-esr',
  },
  webkitDriver: {
    engine: 'webkit',
    variable: 'WEBKIT_DRIVER_PATH',
    find: () => onPath('WebKitWebDriver'),
    packageName: 'webkit2gtk-driver',
  },
  miniBrowser: {
    engine: 'webkit',
    variable: 'MINIBROWSER_PATH',
    find: findMiniBrowser,
    packageName: 'webkit2gtk-driver',
  },
  xvfb: {
    engine: 'webkit',
    variable: 'XVFB_PATH',
    find: () => onPath('Xvfb'),
    packageName: 'xvfb',
  },
  // Without one, Chinese names and words are boxes, and layout tests measure boxes.
  chineseFont: {
    variable: 'CHINESE_FONT',
    find: () => spawnSync('fc-list', [':lang=zh-cn', 'file'], { encoding: 'utf8' }).stdout?.split('\n')[0],
    packageName: 'fonts-wqy-microhei',
  },
};

const allEngines = ['chromium', 'firefox', 'webkit'];
export const engines = env.BROWSERS ? env.BROWSERS.split(',').map((name) => name.trim()) : allEngines;
for (const name of engines) {
  if (!allEngines.includes(name)) throw new Error(`BROWSERS: "${name}" is none of ${allEngines.join(', ')}`);
}

/** Part -> its path, or undefined where it is missing. */
export function findBrowsers() {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, env[part.variable] || part.find()]));
}

function onPath(...commands) {
  const folders = (env.PATH ?? '').split(delimiter);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

/** Not on the PATH: it is in a library folder named after the kind of machine and the version of WebKit's interface. */
function findMiniBrowser() {
  return ['/usr/lib', '/usr/lib64', '/usr/libexec']
    .flatMap((root) => [root, ...list(root)])
    .flatMap((folder) => list(folder).filter((path) => path.includes('/webkit2gtk-')))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(isExecutable);
}

function list(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The needed parts that are not there. */
function missingParts() {
  const found = findBrowsers();
  return Object.keys(parts)
    .filter((name) => !parts[name].engine || engines.includes(parts[name].engine))
    .filter((name) => !found[name])
    .map((name) => parts[name]);
}

function install(packages) {
  const [command, ...prefix] = [
    ...(getuid?.() === 0 ? [] : ['sudo', '-n']),
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
  ];
  const aptGet = (...args) => spawnSync(command, [...prefix, '-q', ...args], { stdio: 'inherit' });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
}

function main() {
  const missing = missingParts();
  if (missing.length > 0 && onPath('apt-get')) install([...new Set(missing.map((part) => part.packageName))]);
  const still = missingParts();
  for (const { variable, packageName } of still) {
    console.error(`Missing for the browser tests: ${packageName}. Install it, or set ${variable} to its path.`);
  }
  if (still.length > 0) console.error('BROWSERS=chromium,firefox runs the tests in those engines only.');
  return still.length === 0;
}

if (argv[1] === fileURLToPath(import.meta.url)) exit(main() ? 0 : 1);
