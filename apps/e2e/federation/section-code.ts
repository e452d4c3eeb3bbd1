import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const CODE = path.resolve(import.meta.dirname, '../../../dist/apps/content/js');

/** The file of the content remote's build in which the code of a section stands. */
export async function sectionCode(id: string): Promise<string> {
  for await (const file of glob('*.js', { cwd: CODE })) {
    const text = await readFile(path.join(CODE, file), 'utf8');
    if (text.includes(`"${id}-title"`)) return file;
  }
  throw new Error(`No file of the build has the section "${id}".`);
}
