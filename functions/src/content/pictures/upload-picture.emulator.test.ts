import { LOG, SITE_ORIGIN } from '../../testing/test-environment.ts';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { COLLECTIONS, PICTURE_VARIANTS } from '@raade/contracts/base/collections';
import {
  PICTURE_MEDIA_TYPE,
  uploadPictureErrorSchema,
  uploadPictureResponseSchema,
} from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS, variantsOf } from '@raade/contracts/content/pictures';
import { firestore } from '../../base/firestore.ts';
import type { Claims } from '@raade/contracts/staff/claims';
import { counterOf, hashOf } from '../../base/limits/counter.ts';
import { callerWith } from '../../testing/caller.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { idTokenOf } from '../../testing/people/id-token.ts';
import { auditLog, useTwoEditors } from '../testing/two-editors.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';
import { FIRESTORE_VARIANTS } from '../../releases/editions/pictures/firestore-variants.ts';
import { PUBLISHED_PICTURES } from '../../releases/editions/pictures/chosen-variants.ts';
import { useStorageServer } from '../../releases/editions/pictures/testing/storage-server.ts';
import { sweepPictures } from './sweep-pictures.ts';
import { HEIC, jpegOf, photoOnItsSide } from './testing/sample-files.ts';
import { MOST_AN_HOUR } from './upload-picture.ts';

const EDITOR = idTokenOf('ada', { roles: ['editor'] });
const HEADERS = { 'content-type': PICTURE_MEDIA_TYPE, origin: SITE_ORIGIN };

const BUCKET = 'raade-live-pictures';
const MONTH_MS = 31 * 24 * 60 * 60_000;

const server = useFunctionServer();
const storage = useStorageServer(BUCKET);
useTwoEditors();
beforeAll(() => callerWith({ roles: ['mailer'] }, 'mia'));
beforeEach(() => (LOG.length = 0));
const send = (file: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/${UPLOAD_PICTURE}`, {
    method: 'POST',
    headers: { ...HEADERS, authorization: `Bearer ${EDITOR}`, ...headers },
    body: new Uint8Array(file),
  });

async function upload(file: Buffer) {
  const { result } = (await (await send(file)).json()) as { result: unknown };
  return uploadPictureResponseSchema.parse(result);
}

async function refusal(asked: Promise<Response>) {
  const answer = await asked;
  const { error } = uploadPictureErrorSchema.parse(await answer.json());
  return { http: answer.status, ...error };
}

test('an uploaded photo is stored in all variants, each within the limit of a document', async () => {
  const { id, width, height } = await upload(await photoOnItsSide(400, 200));
  expect([width, height]).toEqual([200, 400]);
  expect((await PUBLISHED_PICTURES.find([id, '0'.repeat(64)])).get(id)).toMatchObject({
    width,
    height,
  });
  for (const name of variantsOf(width)) {
    const bytes = await PUBLISHED_PICTURES.read(id, name);
    expect(bytes.length).toBeLessThan(PICTURE_LIMITS.variantBytes);
  }
  await expect(PUBLISHED_PICTURES.read(id, '97.avif')).rejects.toThrow();
});

test('the same file is stored once, with a record of the account but not of the file name or address', async () => {
  const file = await jpegOf(120, 100);
  const [one, other] = [await upload(file), await upload(file)];
  expect(other).toEqual(one);
  expect((await findPictures([one.id])).get(one.id)).toMatchObject({ by: 'ada' });
  expect((await pictures().count().get()).data().count).toBe(1);
  expect(await auditLog()).toEqual([
    expect.objectContaining({
      action: 'upload-picture',
      actor: 'ada',
      subject: `${COLLECTIONS.contentPictures}/${one.id}`,
      details: { bytes: file.length, width: 120, height: 100 },
    }),
  ]);
  expect(LOG.join('\n')).not.toContain('ada@example.org');
});

const DENIED = 'PERMISSION_DENIED';
const bearer = (uid: string, claims: Claims) => ({
  authorization: `Bearer ${idTokenOf(uid, claims)}`,
});
test.each<[string, Record<string, string>, number, string]>([
  ['without a token', { authorization: '' }, 400, 'INVALID_ARGUMENT'],
  ['with a token of nobody', { authorization: 'Bearer x.y.z' }, 401, 'UNAUTHENTICATED'],
  ['of the staff who may not edit', bearer('mia', { roles: ['mailer'] }), 403, DENIED],
  ['who says to be an editor and is none', bearer('mia', { roles: ['editor'] }), 403, DENIED],
  ['without a second factor', bearer('ada', { roles: ['editor'], firebase: {} }), 403, DENIED],
  ['as a form would', { 'content-type': 'multipart/form-data' }, 400, 'INVALID_ARGUMENT'],
  ['as JSON', { 'content-type': 'application/json' }, 400, 'INVALID_ARGUMENT'],
])('nobody can upload %s', async (_how, headers, http, status) => {
  const file =
    headers['content-type'] === 'application/json' ? Buffer.from('{}') : await jpegOf(100, 100);
  expect(await refusal(send(file, headers))).toMatchObject({ http, status });
  expect((await pictures().count().get()).data().count).toBe(0);
});

test.each([
  ['a photo of an iPhone', HEIC, 'heic'],
  ['26 MB', Buffer.alloc(26_000_000), 'too-large'],
])('%s is refused with advice, and nothing is stored', async (_what, file, reason) => {
  expect(await refusal(send(file))).toMatchObject({ http: 400, details: { reason } });
  expect(await auditLog()).toEqual([]);
});

test('an account that uploads very many is told to wait', async () => {
  const counter = counterOf('pictures', hashOf('ada'));
  await counter.set({ count: MOST_AN_HOUR });
  expect(await refusal(send(await jpegOf(100, 100)))).toMatchObject({
    http: 429,
    details: { reason: 'too-many' },
  });
  await counter.delete();
});

test('pages of our sites can upload, and those of others get no answer', async () => {
  const asked = { 'access-control-request-method': 'POST' };
  const wanted = { 'access-control-request-headers': 'authorization,content-type' };
  const ask = async (origin: string) => {
    const headers = { origin, ...asked, ...wanted };
    return (await fetch(`${server.url}/${UPLOAD_PICTURE}`, { method: 'OPTIONS', headers })).headers;
  };
  const ours = await ask(SITE_ORIGIN);
  expect(ours.get('access-control-allow-origin')).toBe(SITE_ORIGIN);
  expect(ours.get('access-control-allow-headers')).toContain('authorization');
  const others = await ask('https://elsewhere.example');
  expect(others.get('access-control-allow-origin')).toBeNull();
});

test('other HTTP methods upload nothing', async () => {
  const answer = await fetch(`${server.url}/${UPLOAD_PICTURE}`);
  expect(answer.status).toBe(400);
});

describe('with a bucket', () => {
  const setBucket = () => (process.env['PICTURES_BUCKET'] = BUCKET);
  beforeEach(setBucket);
  afterEach(() => delete process.env['PICTURES_BUCKET']);
  const inFirestore = async (id: string) =>
    (await pictures().doc(id).collection(PICTURE_VARIANTS).get()).docs.map((one) => one.id);

  test('a picture is published from it, editors can read one file under the rules, and all files are deleted together', async () => {
    const { id, width } = await upload(await jpegOf(960, 200));
    expect(storage.objects.size).toBe(variantsOf(width).length);
    expect(await inFirestore(id)).toEqual(['640.jpeg']);
    expect((await PUBLISHED_PICTURES.read(id, '96.avif')).length).toBeGreaterThan(0);
    expect(await sweepPictures(Date.now() + MONTH_MS)).toBe(1);
    expect(storage.objects.size).toBe(0);
    expect(await inFirestore(id)).toEqual([]);
  });

  test('a picture from before the setting is published and deleted, unless the bucket fails', async () => {
    delete process.env['PICTURES_BUCKET'];
    const { id, width } = await upload(await jpegOf(130, 100));
    setBucket();
    expect(storage.objects.size).toBe(0);
    for (const name of variantsOf(width)) {
      const kept = await FIRESTORE_VARIANTS.read(id, name);
      expect(await PUBLISHED_PICTURES.read(id, name)).toEqual(kept);
    }
    storage.failNext({ method: 'GET', status: 403 });
    await expect(PUBLISHED_PICTURES.read(id, '96.avif')).rejects.toMatchObject({ code: 403 });
    expect(await sweepPictures(Date.now() + MONTH_MS)).toBe(1);
    expect(await inFirestore(id)).toEqual([]);
  });

  /** Attempts to store a file in a bucket that fails. */
  const TRIES = 4;
  test.each([
    [503, TRIES, ['UNAVAILABLE', 'The service is busy. Please try again in a moment.']],
    [403, 1, ['INTERNAL', 'Something went wrong on our side. Please contact us.']],
  ] as const)(
    'its %i fails the upload in words and in the log, and the next try is whole',
    async (refused, times, words) => {
      storage.failNext(
        ...Array.from({ length: times }, () => ({ method: 'POST', status: refused })),
      );
      const file = await jpegOf(150, 100);
      const { status, message } = await refusal(send(file));
      expect([status, message]).toEqual(words);
      for (const said of ['upload-picture failed', 'It does not work today.']) {
        expect(LOG.join('\n')).toContain(said);
      }
      expect((await firestore().collectionGroup(PICTURE_VARIANTS).get()).size).toBe(0);
      expect((await pictures().count().get()).data().count).toBe(0);
      const { id, width } = await upload(file);
      expect((await findPictures([id])).has(id)).toBe(true);
      expect(storage.objects.size).toBe(variantsOf(width).length);
    },
  );
});
