import '../../../testing/test-environment.ts';
import { PICTURE_LIMITS } from '@raade/contracts/content/pictures';
import { cloudStorageVariants } from './cloud-storage-variants.ts';
import { useStorageServer } from './testing/storage-server.ts';
import { testVariantStore } from './testing/variant-store-contract.ts';

const BUCKET = 'raade-live-pictures';
const ID = '0a'.repeat(32);
const WEBP = { name: '96.webp', bytes: Buffer.from('a picture') };
const PICTURE = { width: 96, variants: [WEBP, { ...WEBP, name: '96.jpeg' }] };
const PATH = `${BUCKET}/pictures/${ID}/96.webp`;

const server = useStorageServer(BUCKET);
const store = () => cloudStorageVariants(BUCKET);
const asked = (method: string) => server.requests.filter((line) => line.startsWith(`${method} `));

testVariantStore(store);

test('an object is private, and has its type and permanent caching', async () => {
  await store().write(ID, PICTURE);
  expect([...server.objects.keys()]).toEqual([PATH, PATH.replace('webp', 'jpeg')]);
  expect(server.objects.get(PATH)).toMatchObject({
    metadata: {
      contentType: 'image/webp',
      cacheControl: 'private, max-age=31536000, immutable',
    },
    predefinedAcl: null,
  });
});

test('requests are repeated after transient failures', async () => {
  const status = 503;
  server.failNext({ method: 'POST', status });
  await store().write(ID, { ...PICTURE, variants: [WEBP] });
  expect(asked('POST')).toHaveLength(2);
  server.failNext({ method: 'GET', status });
  expect(Buffer.from(await store().read(ID, '96.webp'))).toEqual(WEBP.bytes);
  server.failNext({ method: 'GET', status }, { method: 'DELETE', status });
  await store().remove(ID);
  expect(server.objects.size).toBe(0);
});

test('a repeated upload of a stored file succeeds, and so does a repeated deletion', async () => {
  server.failNext({ method: 'POST', status: 503, isDone: true });
  await store().write(ID, PICTURE);
  expect(asked('POST')).toHaveLength(3);
  expect(server.objects.size).toBe(2);
  server.failNext({ method: 'DELETE', status: 503, isDone: true });
  await store().remove(ID);
  expect(server.objects.size).toBe(0);
});

test('an object that was replaced before its deletion stays', async () => {
  await store().write(ID, { ...PICTURE, variants: [WEBP] });
  server.failNext({ method: 'DELETE', status: 503, replaces: true });
  await store().remove(ID);
  expect(server.objects.get(PATH)?.generation).toBe('9');
});

test('flipped bits are detected in uploads and downloads', async () => {
  server.failNext({ method: 'POST', flipsBit: true });
  await expect(store().write(ID, PICTURE)).rejects.toThrow();
  expect(server.objects.size).toBe(0);
  await store().write(ID, PICTURE);
  server.failNext({ method: 'GET', flipsBit: true });
  await expect(store().read(ID, '96.webp')).rejects.toThrow();
});

test('the error for a refused deletion names the bucket', async () => {
  await store().write(ID, { ...PICTURE, variants: [WEBP] });
  server.failNext({ method: 'DELETE', status: 403 });
  const refused = { code: 403, message: expect.stringContaining('today') as string };
  await expect(store().remove(ID)).rejects.toMatchObject(refused);
});

test('the largest file is uploaded in one request', async () => {
  const bytes = Buffer.alloc(PICTURE_LIMITS.variantBytes, 1);
  await store().write(ID, { width: 96, variants: [{ name: '96.jpeg', bytes }] });
  expect(asked('POST')).toHaveLength(1);
  expect(server.requests).toHaveLength(1);
});
