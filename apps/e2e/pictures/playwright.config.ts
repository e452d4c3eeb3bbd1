import path from 'node:path';
import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config.ts';

/** Screenshot tests, with their own command since looks change often: `npm run nightly -- pictures`. */
export default defineConfig(baseConfig, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/pictures'),
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  // A picture that is not approved counts as a difference: only `--update` writes pictures.
  updateSnapshots: 'none',
  use: { reducedMotion: 'reduce', timezoneId: 'America/Chicago', locale: 'en-US' },
});
