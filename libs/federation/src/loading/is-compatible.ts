import { satisfy } from '@module-federation/enhanced/runtime';
import type { ReleasePointer } from '@raade/contracts/registry';

/** Whether a release can run on the platform of this shell. */
export function isCompatible({ platform }: Pick<ReleasePointer, 'platform'>, version: string) {
  return satisfy(version, platform);
}
