import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import { auditAction } from '../../base/audit/audit-log.ts';
import { counterOf, countIn, hashOf, oneMore } from '../../base/limits/counter.ts';
import type { Editor } from '../editor.ts';
import { pictureIn, pictures } from '../../releases/editions/pictures/documents.ts';
import { writeVariants } from '../../releases/editions/pictures/picture-variants.ts';
import { pictureRefusal, encodePicture } from './encode-picture.ts';

/**
 * Part of the id of a picture. Change it whenever variants are encoded differently, since the files at an address never
 * change.
 */
const ENCODING = 'recipe 1';

/** Limit of uploads of an account per hour: each takes seconds of CPU, and nobody makes more by hand. */
export const UPLOADS_PER_HOUR = 120;

const idOfFile = (file: Buffer) => createHash('sha256').update(ENCODING).update(file).digest('hex');

/**
 * Stores a file as a picture that items can use. The same file is stored once, whoever sends it.
 *
 * @throws HttpsError that tells the editor what to do, with a `PictureRefusal` in its details
 */
export async function uploadPicture(file: Buffer, editor: Editor): Promise<UploadPictureResponse> {
  await requireRate(editor);
  const id = idOfFile(file);
  const storedSize = await sizeIfStored(id);
  if (storedSize) return { id, ...storedSize };
  await requireRoom();
  const picture = await encodePicture(file);
  const { width, height } = picture;
  await auditAction(editor.actor, 'upload-picture', pictures().doc(id).path, {
    bytes: file.length,
    width,
    height,
  });
  await writeVariants(id, picture.variants);
  const at = Timestamp.now();
  const bytes = picture.variants.reduce((sum, variant) => sum + variant.bytes.length, 0);
  const document = { width, height, bytes, by: editor.actor.actor, at, unused_since: at };
  await pictures().doc(id).set(document);
  return { id, width, height };
}

async function requireRate({ actor }: Editor): Promise<void> {
  const counter = counterOf('pictures', hashOf(actor.actor));
  if (countIn(await counter.get()) >= UPLOADS_PER_HOUR) throw pictureRefusal('too-many');
  await counter.set(oneMore(), { merge: true });
}

async function requireRoom(): Promise<void> {
  const { count } = (await pictures().count().get()).data();
  if (count >= PICTURE_LIMITS.stored) throw pictureRefusal('no-room');
}

/**
 * Returns the size of a picture that is stored already. Renews `unused_since`, so that the picture is not deleted
 * before its use.
 */
async function sizeIfStored(id: string) {
  const document = await pictures().doc(id).get();
  const picture = pictureIn(document);
  if (!picture) return undefined;
  if (picture.unused_since) await document.ref.update({ unused_since: Timestamp.now() });
  return { width: picture.width, height: picture.height };
}
