import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { NAMES_A_ROW } from '@raade/prove/rows/row-ids.ts';
import { PACE } from './machine/pace.ts';
import { CHROMIUM_ARGS, findChromium } from '@raade/kit/browser/chromium.ts';

const executablePath = await findChromium();

/** Marks tests that change the forum of the site; they run after all others. */
const ALONE = /@alone/;

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  // They have commands of their own.
  testIgnore: ['**/e2e/faults/**', '**/e2e/floor/**', '**/e2e/engines/**', '**/e2e/pictures/**'],
  // The phases `e2e`, `further` and `alone` of the whole run.
  projects: [
    { name: 'e2e', grep: NAMES_A_ROW },
    { name: 'further', grepInvert: [NAMES_A_ROW, ALONE] },
    { name: 'alone', grep: ALONE },
  ],
  outputDir: path.resolve(import.meta.dirname, '../../test-results/e2e'),
  fullyParallel: true,
  // One more worker than the two cores of a CI machine, since tests mostly wait.
  workers: 3,
  forbidOnly: true,
  // Far more than any step takes, since functions may have to start on a busy machine.
  timeout: 300_000 * PACE,
  expect: { timeout: 60_000 * PACE },
  // Retries would hide failures.
  retries: 0,
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
  },
});
