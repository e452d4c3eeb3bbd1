import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from '@raade/contracts/failure';

/** A path as it was typed: npm runs commands in the repository, wherever that was. */
export function typedPath(file: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', file);
}

/**
 * Writes a file that nobody else on this machine may read.
 * @throws Failure if one is there already
 */
export async function writeOwnFile(file: string, text: string): Promise<void> {
  await writeFile(typedPath(file), text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Failure(`${file} cannot be written, or is there already.`, { cause: error });
  });
}

/** The same, as JSON. */
export function writeOwnJson(file: string, content: unknown): Promise<void> {
  return writeOwnFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
