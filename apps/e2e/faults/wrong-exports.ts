import { REMOTE_ENTRY } from '@raade/contracts/releases/releases';
import { releaseChanged } from '@raade/prove/fault-server/changed-release.ts';
import type { Scene } from './scene.ts';

/** Breaks the promise of a release's only exposed module, in its entry: its default is no remote. */
function breakExports(code: string, file: string): string {
  if (file !== REMOTE_ENTRY) return code;
  return code.replace('defineRemote)(', 'defineRemote)("no remote",');
}

/** Publishes such a release beside the good one; it ends when the pointer goes back. */
export function publishWrongExports({ site, remote: { app } }: Scene) {
  return releaseChanged(site, app, breakExports);
}
