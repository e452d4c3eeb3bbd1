import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first executable of one of these names on the PATH, as an absolute path. */
export function findOnPath(
  names: readonly string[],
  path = process.env['PATH'] ?? '',
): string | undefined {
  return names
    .flatMap((name) => path.split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
