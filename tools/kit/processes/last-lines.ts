import { readFile } from 'node:fs/promises';

const DEFAULT_LINES = 20;

/** Reads the last lines of a log. Empty if there is no such file. */
export async function lastLines(file: string, count = DEFAULT_LINES): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
