import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../processes/find-on-path.ts';

/** Paths of Chromium on macOS, where it is not in the PATH. */
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments with which Chromium may run as root in a container and sends no requests to its vendor. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * Finds the Chromium for tests: that of the system, or else that of an npm package (Linux on x64 only). Undefined means
 * that Playwright uses its own download.
 */
export async function findChromium(): Promise<string | undefined> {
  // Makes browsers on Linux use the same fonts on each machine.
  process.env['FONTCONFIG_FILE'] ??= path.join(import.meta.dirname, 'fonts.conf');
  const program = findOnPath(PROGRAMS) ?? MAC_PROGRAMS.find((file) => existsSync(file));
  if (program) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
