import type { ReleasedFile } from '@raade/contracts/releases';

/** The files in which two builds differ, or that only one of them has. */
export function differingFiles(
  some: readonly ReleasedFile[],
  others: readonly ReleasedFile[],
): string[] {
  const hashes = (files: readonly ReleasedFile[]) =>
    new Map(files.map(({ path: file, integrity }) => [file, integrity]));
  const [one, other] = [hashes(some), hashes(others)];
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort();
}
