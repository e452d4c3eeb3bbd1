import path from 'node:path';
import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.ts';

/** The matrix is too long for every test run, so that it has a command of its own: `npm run nightly -- faults`. */
export default defineConfig(stories, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/faults'),
});
