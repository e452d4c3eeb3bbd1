import { Failure } from '@raade/contracts/base/failure';
import { findDebianFirefox, findDebianWebKit } from '@raade/kit/browser/debian-browsers.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { runEndToEndTestsOnStack } from '../test-run/run-end-to-end-tests.ts';

const COMMAND = {
  name: 'npm run nightly -- engines',
  summary: 'Runs end-to-end tests in the Firefox and WebKit of Debian, on Linux.',
  options: {
    browser: { type: 'string', value: '<name>', help: 'firefox or webkit; both by default' },
    grep: { type: 'string', value: '<words>', help: 'only tests with this in their title' },
  },
} as const;

/** Functions that find the browsers of Debian, by the name of the project in Playwright's configuration. */
const FIND_BROWSER: Readonly<Record<string, () => unknown>> = {
  firefox: findDebianFirefox,
  webkit: findDebianWebKit,
};

/** @throws Failure if the browser is unknown or not installed */
function chooseBrowsers(browser: string | undefined): string[] {
  if (browser !== undefined && !Object.hasOwn(FIND_BROWSER, browser))
    throw new Failure(
      `The browser must be ${Object.keys(FIND_BROWSER).join(' or ')}, not "${browser}".`,
    );
  const names = browser === undefined ? Object.keys(FIND_BROWSER) : [browser];
  for (const name of names) FIND_BROWSER[name]?.();
  return names;
}

/** Runs end-to-end tests in browsers of Debian. */
await runCommand(COMMAND, ({ values: { browser, grep } }) => {
  const projects = chooseBrowsers(browser).map((name) => `--project=${name}`);
  return runEndToEndTestsOnStack('engines', [...projects, ...(grep ? ['--grep', grep] : [])]);
});
