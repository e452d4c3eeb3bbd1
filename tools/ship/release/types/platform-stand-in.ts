import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, inScratchFolder } from '@raade/bundling/facts/typescript.ts';
import { Failure } from '@raade/contracts/failure';
import type { PlatformTypes } from '@raade/contracts/release-facts';

/** What is private has the same type in no two declarations, and nobody outside knows it. */
const PRIVATE = /(#private|private \w+);/g;

/** Writes the declarations of a platform into a folder. */
export async function writeTypes(dir: string, types: PlatformTypes): Promise<void> {
  for (const [name, text] of Object.entries(types)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text.replaceAll(PRIVATE, ''));
  }
}

/** Two lines for all names, then one for each, so that what the compiler objects to can be told by name. */
const checkOf = (names: readonly string[]) =>
  [
    "import type * as before from './before/index.d.ts';",
    "declare const now: typeof import('./now/index.d.ts');",
    ...names.map((name) => `export const ${name}: typeof before.${name} = now.${name};`),
  ].join('\n');

const FIRST_NAME = 3;

/** `…/check.ts(7,14): error TS2322: Type … is not assignable to type …` and what is told of it. */
const OBJECTION = /check\.ts\((\d+),\d+\): error \w+: ([^]*?)(?=\n\S|$)/g;

/** A name of the platform that is no longer what it was. */
export interface BrokenName {
  readonly name: string;
  /** The compiler's words. */
  readonly reason: string;
}

/**
 * The names of a platform that code which was written for an earlier one can no longer use as it does; none if the
 * later platform can stand in for the earlier one.
 * @param names those that the earlier one has at run time
 */
export async function brokenNames(
  names: readonly string[],
  before: PlatformTypes,
  now: PlatformTypes,
): Promise<readonly BrokenName[]> {
  if (names.length === 0) return [];
  return inScratchFolder(async (dir) => {
    await writeTypes(path.join(dir, 'before'), before);
    await writeTypes(path.join(dir, 'now'), now);
    await writeFile(path.join(dir, 'check.ts'), checkOf(names));
    const said = await compile(dir, { files: ['check.ts'] });
    const broken = [...said.matchAll(OBJECTION)].map(([, line, reason = '']) => ({
      name: names[Number(line) - FIRST_NAME] ?? '',
      reason: reason.replaceAll(/import\("[^"]*\/(before|now)\/[^"]*"\)\./g, '$1.'),
    }));
    if (said && broken.length === 0) throw new Failure(`The types cannot be compared:\n${said}`);
    return broken;
  });
}
