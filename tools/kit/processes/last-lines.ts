import { readFile } from 'node:fs/promises';

const DEFAULT_LINES = 20;

/** The end of a log, or nothing if there is no such file. */
export async function lastLines(file: string, count = DEFAULT_LINES): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
