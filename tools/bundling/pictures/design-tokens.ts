import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';

const TOKENS_FILE = path.join(WORKSPACE, 'libs/ui/src/tokens/tokens.css');

/**
 * A color of `tokens.css`, for images, which cannot use custom properties.
 * @param name a custom property with one value for both themes, like `--color-night`
 */
export function readColor(name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]{6});`).exec(readFileSync(TOKENS_FILE, 'utf8'))?.[1];
  if (!value) throw new Error(`tokens.css has no plain color ${name}.`);
  return value;
}
