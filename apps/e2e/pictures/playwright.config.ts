import path from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.ts';

/** Looks change often, and on purpose, so that their pictures have a command of their own: `npm run nightly -- pictures`. */
export default defineConfig(stories, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/pictures'),
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  // A picture that is not approved counts as a difference: only `--update` writes pictures.
  updateSnapshots: 'none',
  use: { reducedMotion: 'reduce', timezoneId: 'America/Chicago', locale: 'en-US' },
});
