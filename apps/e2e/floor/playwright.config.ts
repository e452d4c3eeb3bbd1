import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '@raade/kit/browser/chromium.ts';
import { oldestChromium } from '@raade/kit/browser/oldest-chromium.ts';
import stories from '../playwright.config.ts';

/** The oldest browser is downloaded and unpacked for these stories alone: `npm run nightly -- floor`. */
export default defineConfig(stories, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/floor'),
  workers: 1,
  use: {
    launchOptions: { ...(await oldestChromium()), args: [...CHROMIUM_ARGS, '--disable-gpu'] },
    // Its way of taking pictures is not the one that newer browsers have.
    screenshot: 'off',
  },
});
