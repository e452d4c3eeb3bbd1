import type { ReleasePointer } from '@raade/contracts/registry';
import { isCompatible } from './is-compatible.ts';
import { LoadFailure } from './load-failure.ts';

/** Throws an `incompatible` failure if the release was built for another platform than `version`. */
export function checkPlatform(name: string, pointer: ReleasePointer, version: string): void {
  if (isCompatible(pointer, version)) return;
  throw new LoadFailure(
    'incompatible',
    `${name} ${pointer.version} needs platform ${pointer.platform}; this shell has ${version}`,
    { phase: 'registry' },
  );
}
