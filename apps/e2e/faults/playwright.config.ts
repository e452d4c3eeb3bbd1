import path from 'node:path';
import { defineConfig } from '@playwright/test';
import baseConfig from '../playwright.config.ts';

/** The fault matrix, with its own command since it takes long: `npm run nightly -- faults`. */
export default defineConfig(baseConfig, {
  testDir: import.meta.dirname,
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/faults'),
});
