import { access } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../writing/write-documents.ts';
import type { PictureFiles } from './picture-files.ts';

/** Writes the pictures that the folder does not contain yet. A picture never changes at its address. */
export async function writePictures(siteDir: string, pictures: PictureFiles): Promise<void> {
  for (const [name, read] of pictures) {
    const file = path.join(siteDir, name);
    const hasFile = await access(file).then(
      () => true,
      () => false,
    );
    if (!hasFile) await writeAtomically(file, await read());
  }
}
