import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { CALLABLES, UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { uploadPictureResponseSchema } from '@raade/contracts/content/picture-upload';
import { SAMPLE_EDITION } from '@raade/contracts/content/values';
import { SEEDED_ADMIN } from '@raade/contracts/local/local-stack';
import type { Environment } from '@raade/contracts/releases/environment';
import { callerOf } from '@raade/publishing/pointers/open-store';

/** Ids of the speakers who get an uploaded portrait, made of their photo in the repository. */
const SPEAKERS = ['hasani-draft', 'kesi-blueprint'];
const PHOTOS = path.join(WORKSPACE, 'apps/content/src/speakers/photos');

/**
 * Uploads portraits of speakers and publishes them, like an editor does. Campaigns can only contain uploaded pictures,
 * and the sample content has none.
 */
export async function publishSamplePictures(environment: Environment): Promise<void> {
  const call = await callerOf(environment, SEEDED_ADMIN);
  const edition = SAMPLE_EDITION;
  for (const speaker of SAMPLE.speakers.filter(({ id }) => SPEAKERS.includes(id))) {
    const photo = await readFile(path.join(PHOTOS, `${speaker.id}.png`));
    const answer = await call(UPLOAD_PICTURE, Uint8Array.from(photo));
    const alt = `${speaker.name}, drawn in bold colors`;
    const picture = { ...uploadPictureResponseSchema.parse(answer), alt };
    const draft = { part: 'speakers', item: speaker.id, value: { ...speaker, picture } };
    await call(CALLABLES.saveContentItem, { ...draft, edition, revision: 0 });
  }
  await call(CALLABLES.publishContent, { request: randomUUID(), edition, drafts: 'all' });
}
