import type { LiveRelease } from '../releases/registry.ts';

/** The live release of a remote, for tests. */
export const SAMPLE_POINTER: LiveRelease = {
  url: 'https://giving.example.org/r/0123456789abcdef0123456789abcdef/remoteEntry.js',
  release: '0123456789abcdef0123456789abcdef',
  integrity: `sha384-${'A'.repeat(64)}`,
  platform: '^1.0.0',
  paths: ['apply/*'],
  slots: ['conference.donation'],
};
