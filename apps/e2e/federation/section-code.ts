import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const CODE = path.resolve(import.meta.dirname, '../../../dist/apps/content/js');

/**
 * Finds the file of the content remote with the code of a lazy section. Its name has one or two characters; files of
 * pages have longer names, and may have a section of the same id.
 */
export async function sectionCode(id: string): Promise<string> {
  for await (const file of glob('{?,??}.*.js', { cwd: CODE })) {
    const text = await readFile(path.join(CODE, file), 'utf8');
    if (text.includes(`"${id}-title"`)) return file;
  }
  throw new Error(`No file of the build has the section "${id}".`);
}
