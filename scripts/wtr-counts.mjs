import { writeFileSync } from 'node:fs';

const allTests = (suite) => [...suite.tests, ...suite.suites.flatMap(allTests)];

/**
 * Reporter that says in the end how many tests each browser passed. It also writes `{ "Chromium": { "passed": 3, "failed": 0 } }`
 * to a file, where one is given, for scripts that sum test runs.
 */
export function countsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      const counts = {};
      for (const { browser, errors, passed: sessionPassed, testResults } of sessions) {
        const count = (counts[browser.name] ??= { passed: 0, failed: 0 });
        const tests = (testResults ? allTests(testResults) : []).filter((test) => !test.skipped);
        const failed = tests.filter((test) => !test.passed).length;
        count.passed += tests.length - failed;
        // A file that broke outside of its tests counts as one failed test.
        count.failed += failed || (sessionPassed && errors.length === 0 ? 0 : 1);
      }
      for (const [name, { passed, failed }] of Object.entries(counts)) {
        console.log(`${name}: ${passed} of ${passed + failed} tests passed`);
      }
      if (file !== undefined) writeFileSync(file, JSON.stringify(counts, null, 2));
    },
  };
}
