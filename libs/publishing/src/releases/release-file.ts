import { underBothNames } from '@raade/contracts/old-release-name';
import type { ReleaseFile } from '@raade/contracts/releases';

/** `release.json` as text: shells older than ADR 26 preview releases of today, too. */
export function releaseFileText({ pointer, ...file }: ReleaseFile): string {
  return JSON.stringify({ ...file, pointer: underBothNames(pointer) }, null, 2);
}
