import type sharp from 'sharp';

/** The decoders that we need. All others stay closed: what is not asked for cannot be attacked. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`);

let opened: Promise<typeof sharp> | undefined;

/** The library that turns pictures. Only who needs it loads it: its native part is large, and all functions are one bundle. */
export function openSharp(): Promise<typeof sharp> {
  opened ??= import('sharp').then(({ default: library }) => {
    library.block({ operation: ['VipsForeignLoad'] });
    library.unblock({ operation: LOADERS });
    // Each picture comes once, so nothing is worth keeping in memory.
    library.cache(false);
    return library;
  });
  return opened;
}
