/** Everything that must hold, in one run. The last line is the sum: `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'mahjong-settler-'));
const vitestCounts = join(folder, 'vitest.json');
const browserCounts = join(folder, 'browsers.json');

function succeeds(title, command, args, env = {}) {
  console.log(`\n=== ${title}`);
  const { error, status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) console.error(error.message);
  return status === 0;
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** A check without tests of its own counts as one. */
function check(title, command, ...args) {
  const passed = succeeds(title, command, args);
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** A test run that fails without a failed test, because it could not even load one, counts as one failure. */
function tests(title, counts, command, args, env) {
  const success = succeeds(title, command, args, env);
  const { passed, failed } = counts();
  if (passed + failed === 0) console.error(`${title}: no tests ran`);
  const brokenRun = failed === 0 && (!success || passed === 0);
  return { passed, failed: brokenRun ? 1 : failed };
}

const inNode = () => {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(vitestCounts) ?? {};
  const hasFailedTest = ({ assertionResults }) => assertionResults.some((test) => test.status === 'failed');
  // A file that broke outside of its tests counts as one failed test.
  const broken = testResults.filter((file) => file.status === 'failed' && !hasFailedTest(file));
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
};
const inBrowsers = () => {
  const engines = Object.values(read(browserCounts) ?? {});
  return { passed: sum(engines.map(({ passed }) => passed)), failed: sum(engines.map(({ failed }) => failed)) };
};

const results = [];
// Only a preparation: what it cannot provide shows as a failure of the browser tests.
succeeds('browsers', 'node', ['scripts/browsers.mjs']);
results.push(check('typecheck', 'npm', 'run', '--silent', 'typecheck'));
results.push(check('lint', 'npm', 'run', '--silent', 'lint'));
results.push(check('build', 'npm', 'run', '--silent', 'build'));
results.push(
  tests('tests in Node', inNode, 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestCounts}`,
  ]),
);
results.push(tests('tests in browsers', inBrowsers, 'npx', ['web-test-runner'], { WTR_COUNTS: browserCounts }));
results.push(check('size', 'npm', 'run', '--silent', 'size'));
rmSync(folder, { recursive: true });

const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
