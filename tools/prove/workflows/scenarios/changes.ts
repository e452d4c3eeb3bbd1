import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/failure';
import type { Town } from './town.ts';

/** A sentence about the page on which people give; no test fixes it. */
export const HEAD = 'apps/giving/src/donation/donate.head.ts';

/** The sources with these words before what the page says of itself, as Prettier would write them. */
export function withWords(source: string, words: string): string {
  const again = source.replace("description: ['", `description: ['${words}', '`);
  if (again !== source) return again;
  const once = source.replace(/description: (.+),\n/, `description: ['${words}', $1].join(' '),\n`);
  if (once !== source) return once;
  throw new Failure(`${HEAD} has no description any more that this could change.`);
}

const saying = (words: string) => async (checkout: string) => {
  const file = path.join(checkout, HEAD);
  await writeFile(file, withWords(await readFile(file, 'utf8'), words));
};

/** Proposes another sentence of one remote in a pull request. */
export async function proposeGiving(town: Town, words: string): Promise<void> {
  await town.github.propose(await town.repository.propose(`Say: ${words}`, saying(words)));
}

/** Changes a sentence of one remote, and pushes that to main. Resolves to the commit. */
export async function changeGiving(town: Town, words: string): Promise<string> {
  const sha = await town.repository.commit(`Say: ${words}`, saying(words));
  await town.github.push(sha);
  return sha;
}
