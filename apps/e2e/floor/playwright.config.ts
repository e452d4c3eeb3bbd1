import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from '@raade/kit/browser/chromium.ts';
import { unpackOldestChromium } from '@raade/kit/browser/oldest-chromium.ts';
import baseConfig from '../playwright.config.ts';

/** Tests in the oldest supported browser, which is downloaded for them: `npm run nightly -- floor`. */
export default defineConfig(baseConfig, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/floor'),
  workers: 1,
  use: {
    launchOptions: { ...(await unpackOldestChromium()), args: [...CHROMIUM_ARGS, '--disable-gpu'] },
    // The old browser does not support Playwright's screenshots.
    screenshot: 'off',
  },
});
