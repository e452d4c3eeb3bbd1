import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOnPath } from '../processes/find-on-path.ts';

/** Programs that macOS keeps outside of the PATH. */
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments for a browser that may run as root in a container and must not call home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
];

/**
 * The Chromium to test with: the system's, else the one of an npm package, which is for Linux on x64.
 * Undefined means Playwright's own download.
 */
export async function chromiumExecutable(): Promise<string | undefined> {
  // Read by browsers on Linux: the type of the system is the same on each machine.
  process.env['FONTCONFIG_FILE'] ??= path.join(import.meta.dirname, 'fonts.conf');
  const installed = findOnPath(NAMES) ?? MAC_PROGRAMS.find((program) => existsSync(program));
  if (installed) return installed;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
