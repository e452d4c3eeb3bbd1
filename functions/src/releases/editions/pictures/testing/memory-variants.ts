import { MissingVariant, type VariantStore } from '../variant-store.ts';

/** A store of one process, with all that it keeps by id and name: `0a/96.avif`. */
export function memoryVariants(): VariantStore & { readonly files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    write(id, { variants }) {
      for (const { name, bytes } of variants) files.set(`${id}/${name}`, bytes);
      return Promise.resolve();
    },
    read(id, name) {
      const found = files.get(`${id}/${name}`);
      return found
        ? Promise.resolve(Uint8Array.from(found))
        : Promise.reject(new MissingVariant(id, name));
    },
    remove(id) {
      for (const key of files.keys()) if (key.startsWith(`${id}/`)) files.delete(key);
      return Promise.resolve();
    },
  };
}
