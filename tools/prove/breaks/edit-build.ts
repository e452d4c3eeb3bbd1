import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';
import type { Edit } from './break.ts';

/** Changes a finished build in its folder. */
export async function editBuild(
  buildDir: string,
  { file, find, replace = '' }: Edit,
): Promise<void> {
  const files = (await readdir(buildDir, { recursive: true })).sort();
  const name = files.find((found) => found.startsWith(file));
  if (name === undefined) throw new Failure(`${buildDir} has no ${file}.`);
  const whole = path.join(buildDir, name);
  if (find === undefined) return rm(whole);
  const text = await readFile(whole, 'utf8');
  if (!text.includes(find)) throw new Failure(`${name} does not say ${find}.`);
  await writeFile(
    whole,
    text.replace(find, () => replace),
  );
}
