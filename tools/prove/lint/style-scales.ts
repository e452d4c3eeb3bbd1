import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const WIDTHS_FILE = 'libs/platform/src/responsive/widths.ts';
const TOKENS_FILE = 'libs/ui/src/tokens/tokens.css';

const textOf = (file: string) => readFileSync(path.join(WORKSPACE, file), 'utf8');

/** Names and CSS pixels of the widths at which layouts change, as the platform has them. */
export const WIDTHS: ReadonlyMap<string, number> = new Map(
  [...textOf(WIDTHS_FILE).matchAll(/^ {2}(\w+): (\d+),$/gm)].map(([, name = '', width]) => [
    name,
    Number(width),
  ]),
);

/** The layers of the design tokens, like `--layer-bar`. */
export const LAYERS: readonly string[] = [
  ...textOf(TOKENS_FILE).matchAll(/^ *(--layer-[a-z-]+):/gm),
].map(([, name = '']) => name);
