import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { PACE } from '../machine/pace.ts';
import type { EngineOptions } from './engine-test.ts';

/**
 * Tests in Debian's Firefox and WebKit by WebDriver, since Playwright does not support these builds: `npm run nightly
 * -- engines`.
 */
export default defineConfig<EngineOptions, EngineOptions>({
  testDir: import.meta.dirname,
  testMatch: '**/*.e2e.ts',
  outputDir: path.resolve(import.meta.dirname, '../../../test-results/engines'),
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 300_000 * PACE,
  expect: { timeout: 60_000 * PACE },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' }, testIgnore: '**/*.firefox.e2e.ts' },
  ],
});
