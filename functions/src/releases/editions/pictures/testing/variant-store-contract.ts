import { MissingVariant, type Variants, type VariantStore } from '../variant-store.ts';

const ID = 'a'.repeat(64);
const NEIGHBOUR = `${'a'.repeat(63)}b`;

/** A picture with files of different sizes, up to the largest allowed one. */
const PICTURE: Variants = {
  width: 96,
  variants: [
    { name: '96.avif', bytes: Buffer.from([0, 255, 13, 10, 45, 45]) },
    { name: '96.webp', bytes: Buffer.from('a small file\r\n--with-lines--\r\n') },
    { name: '96.jpeg', bytes: Buffer.alloc(1_000_000, 'large') },
    { name: '192.avif', bytes: Buffer.from('wider') },
    { name: '192.webp', bytes: Buffer.from('as wide') },
    { name: '192.jpeg', bytes: Buffer.from('as wide, too') },
  ],
};

/** Texts are compared faster than bytes. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Tests that every store must pass. The test file of each store calls this function. */
export function testVariantStore(open: () => VariantStore): void {
  const filesOf = (id: string) =>
    Promise.all(PICTURE.variants.map(async ({ name }) => textOf(await open().read(id, name))));
  const sent = PICTURE.variants.map(({ bytes }) => textOf(bytes));

  afterEach(async () => {
    await open().remove(ID);
    await open().remove(NEIGHBOUR);
  });

  test('every file of a picture is read as it was written', async () => {
    await open().write(ID, PICTURE);
    expect(await filesOf(ID)).toEqual(sent);
  });

  test('what is written again, whole or half, is there once and whole', async () => {
    await open().write(ID, { ...PICTURE, variants: PICTURE.variants.slice(0, 2) });
    await open().write(ID, PICTURE);
    await open().write(ID, PICTURE);
    expect(await filesOf(ID)).toEqual(sent);
  });

  test('what is not there is said to be missing', async () => {
    await open().write(ID, PICTURE);
    await expect(open().read(ID, '480.avif')).rejects.toBeInstanceOf(MissingVariant);
    await expect(open().read(NEIGHBOUR, '96.avif')).rejects.toBeInstanceOf(MissingVariant);
  });

  test('a picture goes with all its files, and no other goes with it', async () => {
    await open().write(ID, PICTURE);
    await open().write(NEIGHBOUR, PICTURE);
    await open().remove(ID);
    for (const { name } of PICTURE.variants)
      await expect(open().read(ID, name)).rejects.toBeInstanceOf(MissingVariant);
    expect(await filesOf(NEIGHBOUR)).toEqual(sent);
  });

  test('what is gone can go again, and can come back', async () => {
    await open().write(ID, PICTURE);
    await open().remove(ID);
    await open().remove(ID);
    await open().write(ID, PICTURE);
    expect(await filesOf(ID)).toEqual(sent);
  });
}
