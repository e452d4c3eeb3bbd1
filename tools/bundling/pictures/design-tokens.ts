import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

const TOKENS_FILE = path.join(WORKSPACE, 'libs/ui/src/tokens/tokens.css');

/**
 * A colour of the design language as it stands in `tokens.css`, for pictures that no stylesheet reaches.
 * @param name of a custom property that is the same in both themes, like `--color-night`
 */
export function colorToken(name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(readFileSync(TOKENS_FILE, 'utf8'))?.[1];
  if (!value) throw new Error(`tokens.css has no plain colour ${name}.`);
  return value;
}
