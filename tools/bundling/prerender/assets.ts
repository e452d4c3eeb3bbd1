import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRERENDERING } from '@raade/contracts/site/prerendering';

/** Addresses of assets, also inside of JSON, where a backslash ends them. */
const ASSET = new RegExp(
  `${PRERENDERING.releaseUrl.replaceAll('.', '\\.')}([^"'()\\s,?#&\\\\]+)`,
  'g',
);

/** Files that rendered HTML names and a finished release does not have. */
export function missingAssets(html: string, dist: string): string[] {
  const named = [...html.matchAll(ASSET)].map(([, file = '']) => file);
  return [...new Set(named)].filter((file) => !existsSync(path.join(dist, file)));
}
