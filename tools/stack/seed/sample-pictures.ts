import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { CALLABLES, UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import {
  PICTURE_MEDIA_TYPE,
  uploadPictureResponseSchema,
} from '@raade/contracts/content/picture-upload';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { localEnvironment } from '@raade/contracts/local/local-environment';
import { SEEDED_ADMIN } from '@raade/contracts/local/local-stack';
import type { Origins } from '@raade/kit/stack/addresses.ts';
import { signIn } from '@raade/publishing/pointers/open-store';
import { answerIn } from '@raade/publishing/pointers/refused-call';
import * as z from 'zod/mini';
import { functionUrl } from '../environments.ts';

const PHOTOS = path.join(WORKSPACE, 'apps/content/src/speakers/photos');
/** Photos that speakers of the sample get as uploaded portraits, by the ids of the speakers. */
const PORTRAITS = ['femi-prototype.jpeg', 'hasani-draft.png', 'kesi-blueprint.png'];

const resultSchema = z.object({ result: z.unknown() });

/**
 * Uploads portraits of speakers and publishes them, like an editor does: campaigns can contain the uploaded pictures
 * that the site shows, and the sample has none.
 */
export async function publishSamplePictures(origins: Origins): Promise<void> {
  const token = await signIn(localEnvironment(origins), SEEDED_ADMIN);
  const send = async (
    name: string,
    contentType: string,
    body: string | Uint8Array<ArrayBuffer>,
  ) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
    const response = await fetch(functionUrl(origins, name), { method: 'POST', headers, body });
    return resultSchema.parse(await answerIn(response)).result;
  };
  const call = (name: string, data: object) =>
    send(name, 'application/json', JSON.stringify({ data }));

  for (const file of PORTRAITS) {
    const item = path.parse(file).name;
    const speaker = SAMPLE.speakers.find(({ id }) => id === item);
    if (!speaker) throw new Error(`The sample has no speaker ${item}.`);
    const photo = await readFile(path.join(PHOTOS, file));
    const sent = await send(UPLOAD_PICTURE, PICTURE_MEDIA_TYPE, Uint8Array.from(photo));
    const alt = `${speaker.name}, drawn in bold colors`;
    const picture = { ...uploadPictureResponseSchema.parse(sent), alt };
    await call(CALLABLES.saveContentItem, {
      ...{ part: 'speakers', item, edition: SAMPLE_EDITION, revision: 0 },
      value: { ...speaker, picture },
    });
  }
  await call(CALLABLES.publishContent, {
    ...{ request: randomUUID(), edition: SAMPLE_EDITION, drafts: 'all' },
    note: 'Sample portraits.',
  });
}
