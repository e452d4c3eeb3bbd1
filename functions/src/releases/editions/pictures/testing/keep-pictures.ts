import { Timestamp } from 'firebase-admin/firestore';
import { picturesIn } from '@raade/content-model/pictures/pictures-in';
import { variantsOf } from '@raade/contracts/content/pictures';
import { pictures } from '../documents.ts';
import { writeVariants } from '../picture-variants.ts';

/** Stores a dummy file for each picture in this content. */
export async function keepPictures(content: object): Promise<void> {
  for (const { picture } of picturesIn({ ...content })) {
    const { id, width, height } = picture;
    const names = variantsOf(width);
    const variants = names.map((name) => ({ name, bytes: Buffer.from(`${id} ${name}`) }));
    await writeVariants(id, variants);
    await pictures().doc(id).set({ width, height, bytes: 1, by: 'editor', at: Timestamp.now() });
  }
}
