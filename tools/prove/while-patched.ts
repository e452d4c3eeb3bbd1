import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '@raade/contracts/base/failure';

/** A change of one place of the sources; without `find`, a new file. */
export interface Patch {
  /** Path from the root. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find?: string;
  readonly replace: string;
}

/** @throws Failure if what the patch changes does not stand in the text exactly once */
export function patched(text: string, { file, find = '', replace }: Patch): string {
  const [before = '', after, ...more] = text.split(find);
  if (after !== undefined && more.length === 0) return before + replace + after;
  throw new Failure(
    `This stands in ${file} ${after === undefined ? 'no longer' : 'more than once'}:\n${find}\n` +
      'Change what replaces it, in the list of breaks or mutants, to what the file says now.',
  );
}

/** Applies a patch. Returns what takes it back. */
async function apply(dir: string, patch: Patch): Promise<() => Promise<void>> {
  const file = path.join(dir, patch.file);
  if (patch.find === undefined) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, patch.replace);
    return () => rm(file);
  }
  const text = await readFile(file, 'utf8');
  await writeFile(file, patched(text, patch));
  return () => writeFile(file, text);
}

/** Does some work in a workspace while it is patched. */
export async function whilePatched<Result>(
  dir: string,
  patches: readonly Patch[],
  work: () => Promise<Result>,
): Promise<Result> {
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const patch of patches) undo.unshift(await apply(dir, patch));
    return await work();
  } finally {
    for (const takeBack of undo) await takeBack();
  }
}
