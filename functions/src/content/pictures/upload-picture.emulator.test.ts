import { LOG, SITE_ORIGIN } from '../../testing/test-environment.ts';
import { UPLOAD_PICTURE } from '@raade/contracts/base/callables';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import {
  PICTURE_MEDIA_TYPE,
  uploadPictureErrorSchema,
  uploadPictureResponseSchema,
} from '@raade/contracts/content/picture-upload';
import { PICTURE_LIMITS, variantsOf } from '@raade/contracts/content/pictures';
import type { Claims } from '@raade/contracts/staff/claims';
import { counterOf, hashOf } from '../../base/limits/counter.ts';
import { callerWith } from '../../testing/caller.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { idTokenOf } from '../../testing/people/id-token.ts';
import { auditLog, useTwoEditors } from '../testing/two-editors.ts';
import { findPictures, pictures } from '../../releases/editions/pictures/documents.ts';
import { readVariant } from '../../releases/editions/pictures/picture-variants.ts';
import { HEIC, jpegOf, photoOnItsSide } from './testing/sample-files.ts';
import { UPLOADS_PER_HOUR } from './upload-picture.ts';

const EDITOR = idTokenOf('ada', { roles: ['editor'] });
const HEADERS = { 'content-type': PICTURE_MEDIA_TYPE, origin: SITE_ORIGIN };

const server = useFunctionServer();
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
  expect((await findPictures([id, '0'.repeat(64)])).get(id)).toMatchObject({
    width,
    height,
  });
  for (const name of variantsOf(width)) {
    const bytes = await readVariant(id, name);
    expect(bytes.length).toBeLessThan(PICTURE_LIMITS.variantBytes);
  }
  await expect(readVariant(id, '97.avif')).rejects.toThrow();
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
  ['with an invalid token', { authorization: 'Bearer x.y.z' }, 401, 'UNAUTHENTICATED'],
  ['by staff without the right to edit', bearer('mia', { roles: ['mailer'] }), 403, DENIED],
  ['with a role that the account does not have', bearer('mia', { roles: ['editor'] }), 403, DENIED],
  ['without a second factor', bearer('ada', { roles: ['editor'], firebase: {} }), 403, DENIED],
  ['as a form', { 'content-type': 'multipart/form-data' }, 400, 'INVALID_ARGUMENT'],
  ['as JSON', { 'content-type': 'application/json' }, 400, 'INVALID_ARGUMENT'],
])('an upload %s is refused', async (_how, headers, http, status) => {
  const file =
    headers['content-type'] === 'application/json' ? Buffer.from('{}') : await jpegOf(100, 100);
  expect(await refusal(send(file, headers))).toMatchObject({ http, status });
  expect((await pictures().count().get()).data().count).toBe(0);
});

test.each([
  ['a HEIC photo', HEIC, 'heic'],
  ['26 MB', Buffer.alloc(26_000_000), 'too-large'],
])('%s is refused with advice, and nothing is stored', async (_what, file, reason) => {
  expect(await refusal(send(file))).toMatchObject({ http: 400, details: { reason } });
  expect(await auditLog()).toEqual([]);
});

test('the number of uploads of an account per hour is limited', async () => {
  const counter = counterOf('pictures', hashOf('ada'));
  await counter.set({ count: UPLOADS_PER_HOUR });
  expect(await refusal(send(await jpegOf(100, 100)))).toMatchObject({
    http: 429,
    details: { reason: 'too-many' },
  });
  await counter.delete();
});

test('pages of our site can upload, and pages of other sites cannot', async () => {
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

test('a GET request is refused', async () => {
  const answer = await fetch(`${server.url}/${UPLOAD_PICTURE}`);
  expect(answer.status).toBe(400);
});
