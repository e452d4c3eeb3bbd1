import { LOG, SITE_ORIGIN } from '../../testing/test-environment.ts';
import { getStorage } from 'firebase-admin/storage';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { PICTURE_VARIANTS } from '@raade/contracts/base/collections';
import {
  PICTURE_MEDIA_TYPE,
  uploadPictureErrorSchema,
  uploadPictureResponseSchema,
} from '@raade/contracts/content/picture-upload';
import { variantsOf } from '@raade/contracts/content/pictures';
import { FIRESTORE_VARIANTS } from '../../releases/editions/pictures/firestore-variants.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';
import { PUBLISHED_PICTURES } from '../../releases/editions/pictures/published-pictures.ts';
import {
  startStorageServer,
  type StorageServer,
} from '../../releases/editions/pictures/testing/storage-server.ts';
import { firebaseApp } from '../../base/firebase-app.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { idTokenOf } from '../../testing/people/id-token.ts';
import { useNewsroom } from '../testing/newsroom.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { openAllLoaders } from './testing/open-all-loaders.ts';
import { jpegOf } from './testing/sample-files.ts';

afterAll(openAllLoaders);

const BUCKET = 'raade-live-pictures';
const MONTH_MS = 31 * 24 * 60 * 60_000;
/** Of a file that is sent to a bucket which does not answer. */
const TRIES = 4;

const functions = useFunctionServer();
let storage: StorageServer;
beforeAll(async () => {
  storage = await startStorageServer();
  process.env['STORAGE_EMULATOR_HOST'] = storage.url;
  process.env['PICTURES_BUCKET'] = BUCKET;
  getStorage(firebaseApp()).bucket(BUCKET).storage.retryOptions.maxRetryDelay = 1;
});
useNewsroom();
beforeEach(() => {
  LOG.length = 0;
  storage.empty();
});
afterAll(async () => {
  delete process.env['PICTURES_BUCKET'];
  await storage.close();
});

async function send(width: number): Promise<Response> {
  return fetch(`${functions.url}/${UPLOAD_PICTURE}`, {
    method: 'POST',
    headers: {
      'content-type': PICTURE_MEDIA_TYPE,
      origin: SITE_ORIGIN,
      authorization: `Bearer ${idTokenOf('ada', { roles: ['editor'] })}`,
    },
    body: new Uint8Array(await jpegOf(width, 100)),
  });
}

async function upload(width: number) {
  const { result } = (await (await send(width)).json()) as { result: unknown };
  return uploadPictureResponseSchema.parse(result);
}

async function refusal(width: number) {
  const answer = await send(width);
  return uploadPictureErrorSchema.parse(await answer.json()).error;
}

const inFirestore = async (id: string) =>
  (await pictures().doc(id).collection(PICTURE_VARIANTS).get()).docs.map((one) => one.id);

test('a picture is published from the bucket, and editors see it by the rules', async () => {
  const { id, width } = await upload(120);
  expect(storage.objects.size).toBe(variantsOf(width).length);
  expect(await inFirestore(id)).toEqual(['120.jpeg']);
  await pictures().doc(id).collection(PICTURE_VARIANTS).doc('120.jpeg').delete();
  for (const name of variantsOf(width)) {
    expect((await PUBLISHED_PICTURES.read(id, name)).length).toBeGreaterThan(0);
  }
});

test('what was sent before the bucket was set is published, too', async () => {
  delete process.env['PICTURES_BUCKET'];
  const { id, width } = await upload(130);
  process.env['PICTURES_BUCKET'] = BUCKET;
  expect(storage.objects.size).toBe(0);
  for (const name of variantsOf(width)) {
    expect(await PUBLISHED_PICTURES.read(id, name)).toEqual(
      await FIRESTORE_VARIANTS.read(id, name),
    );
  }
});

test('what nobody uses goes from the bucket, and from Firestore', async () => {
  const { id } = await upload(140);
  expect(await sweepPictures(Date.now() + MONTH_MS)).toBe(1);
  expect(storage.objects.size).toBe(0);
  expect(await inFirestore(id)).toEqual([]);
});

test.each([
  [
    'does not answer',
    503,
    TRIES,
    ['UNAVAILABLE', 'The service is busy. Please try again in a moment.'],
  ],
  ['refuses us', 403, 1, ['INTERNAL', 'Something went wrong on our side. Please contact us.']],
] as const)(
  'a bucket that %s fails the upload in words and in the log, and the next try is whole',
  async (_what, status, times, words) => {
    storage.spoilNext(...Array.from({ length: times }, () => ({ method: 'POST', status })));
    const { status: code, message } = await refusal(150);
    expect([code, message]).toEqual(words);
    for (const said of ['upload-picture failed', 'It does not work today.']) {
      expect(LOG.join('\n')).toContain(said);
    }
    expect((await pictures().count().get()).data().count).toBe(0);
    const { id, width } = await upload(150);
    expect((await findPictures([id])).has(id)).toBe(true);
    expect(storage.objects.size).toBe(variantsOf(width).length);
  },
);
