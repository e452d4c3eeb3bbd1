import { checkDraft } from '@raade/content-model/checks/check-content';
import { CALLABLES, UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { saveContentItemRequestSchema } from '@raade/contracts/content/drafts';
import { publishContentRequestSchema } from '@raade/contracts/content/editions';
import { uploadPictureHeadersSchema } from '@raade/contracts/content/picture-upload';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import * as z from 'zod/mini';
import { publishSamplePictures } from './sample-pictures.ts';

const bodySchema = z.object({ data: z.unknown() });
const UPLOADED = { id: 'a'.repeat(64), width: 480, height: 480 };

test('two speakers get valid portraits, and the edition is published at the end', async () => {
  const calls: { name: string; data: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...given) => {
    const request = new Request(...given);
    const name = new URL(request.url).pathname.split('/').slice(3).join('/');
    if (name.includes('signInWithPassword')) return Response.json({ idToken: 'a-token' });
    if (name === UPLOAD_PICTURE) {
      uploadPictureHeadersSchema.parse(Object.fromEntries(request.headers));
      expect((await request.arrayBuffer()).byteLength).toBeGreaterThan(1000);
      return Response.json({ result: UPLOADED });
    }
    calls.push({ name, ...bodySchema.parse(await request.json()) });
    return Response.json({ result: {} });
  });

  await publishSamplePictures(LOCAL_ENVIRONMENT);

  const last = calls.pop();
  expect(last?.name).toBe(CALLABLES.publishContent);
  expect(publishContentRequestSchema.parse(last?.data).drafts).toBe('all');
  expect(calls).toHaveLength(2);
  for (const { name, data } of calls) {
    expect(name).toBe(CALLABLES.saveContentItem);
    const { part, item, value } = saveContentItemRequestSchema.parse(data);
    expect(value).toMatchObject({ picture: UPLOADED });
    expect(checkDraft(part, item, value)).toEqual([]);
  }
});
