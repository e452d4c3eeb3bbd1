import sharp from 'sharp';

/** Opens all decoders again: in tests, what comes next in the same process draws other files with the same library. */
export function openAllLoaders(): void {
  sharp.unblock({ operation: ['VipsForeignLoad'] });
}
