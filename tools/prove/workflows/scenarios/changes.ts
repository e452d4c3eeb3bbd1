import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Town } from './town.ts';

/** A sentence about the page on which people give; no test fixes it. */
const HEAD = 'apps/giving/src/donation/donate.head.ts';

const saying = (words: string) => async (checkout: string) => {
  const file = path.join(checkout, HEAD);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(description:\s*['"`])/, `$1${words} `));
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
