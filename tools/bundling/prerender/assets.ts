import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRERENDERING } from '@raade/contracts/site/prerendering';

/** Matches the placeholder addresses of assets, also within JSON, where `\\"` follows them. */
const ASSET = new RegExp(
  `${PRERENDERING.releaseUrl.replaceAll('.', '\\.')}([^"'()\\s,?#&\\\\]+)`,
  'g',
);

/** Files that rendered HTML refers to and that a release does not contain. */
export function findMissingAssets(html: string, dist: string): string[] {
  const files = [...html.matchAll(ASSET)].map(([, file = '']) => file);
  return [...new Set(files)].filter((file) => !existsSync(path.join(dist, file)));
}
