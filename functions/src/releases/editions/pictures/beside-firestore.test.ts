import { variantsOf } from '@raade/contracts/content/pictures';
import { besideFirestore } from './beside-firestore.ts';
import { memoryVariants } from './testing/memory-variants.ts';
import { testVariantStore } from './testing/variant-store-contract.ts';
import { MissingVariant } from './variant-store.ts';

let bucket: ReturnType<typeof memoryVariants>;
let firestore: ReturnType<typeof memoryVariants>;
beforeEach(() => {
  bucket = memoryVariants();
  firestore = memoryVariants();
});

const store = () => besideFirestore(bucket, firestore);
const WIDE = {
  width: 960,
  variants: variantsOf(960).map((name) => ({ name, bytes: Buffer.from(name) })),
};

testVariantStore(store);

test('a new picture lies in the bucket, and in Firestore what editors see of it', async () => {
  await store().write('new', WIDE);
  expect(bucket.files.size).toBe(variantsOf(960).length);
  expect([...firestore.files.keys()]).toEqual(['new/640.jpeg']);
});

test('a picture from before the bucket was set is found, and goes', async () => {
  await firestore.write('old', WIDE);
  expect(Buffer.from(await store().read('old', '96.avif')).toString()).toBe('96.avif');
  await store().remove('old');
  await expect(store().read('old', '96.avif')).rejects.toBeInstanceOf(MissingVariant);
  expect(firestore.files.size).toBe(0);
});

test('while the bucket does not answer nothing is said to be missing, and nothing read in its place', async () => {
  await firestore.write('old', WIDE);
  const away = new Error('The bucket is away.');
  bucket.read = () => Promise.reject(away);
  await expect(store().read('old', '96.avif')).rejects.toBe(away);
});

test('what the bucket has not taken has no preview', async () => {
  bucket.write = () => Promise.reject(new Error('The bucket is full.'));
  await expect(store().write('new', WIDE)).rejects.toThrow('full');
  expect(firestore.files.size).toBe(0);
});
