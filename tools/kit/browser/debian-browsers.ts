import { Failure } from '@raade/contracts/base/failure';
import { globSync } from 'node:fs';
import { findOnPath } from '../processes/find-on-path.ts';

/** Debian's programs for automating WebKit. */
export interface DebianWebKit {
  readonly driver: string;
  readonly browser: string;
  /** `xvfb-run`, which runs a program on a virtual screen. */
  readonly screen: string;
}

/** The browser of the WebKit library, in a folder whose name depends on machine and version. */
const MINI_BROWSERS = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

function missingError(name: string, packages: string): Failure {
  return new Failure(
    `${name} is not on this machine. On Debian: sudo apt-get install --no-install-recommends ${packages}`,
  );
}

/**
 * Finds Debian's Firefox.
 * @throws Failure that names the packages to install
 */
export function findDebianFirefox(path?: string): string {
  const firefox = findOnPath(['firefox-esr', 'firefox'], path);
  if (!firefox) throw missingError('Firefox', 'firefox-esr');
  return firefox;
}

/**
 * Finds Debian's WebKit and its driver.
 * @throws Failure that names the packages to install
 */
export function findDebianWebKit(path?: string, browsers = MINI_BROWSERS): DebianWebKit {
  const driver = findOnPath(['WebKitWebDriver'], path);
  const [browser] = globSync(browsers);
  const screen = findOnPath(['xvfb-run'], path);
  const xauth = findOnPath(['xauth'], path);
  // `xvfb-run` needs `xauth`.
  if (!driver || !browser || !screen || !xauth)
    throw missingError('WebKit', 'webkit2gtk-driver xvfb xauth');
  return { driver, browser, screen };
}
