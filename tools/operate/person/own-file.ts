import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Failure } from '@raade/contracts/base/failure';

/**
 * Writes JSON into a file that nobody else on this machine may read.
 * @throws Failure if one is there already
 */
export async function writeOwnJson(file: string, content: unknown): Promise<void> {
  // npm runs commands in the repository, wherever the path was typed.
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    throw new Failure(`${file} cannot be written, or is there already.`, { cause: error });
  });
}
