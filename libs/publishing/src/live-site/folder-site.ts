import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { writeComposed } from '../compose/compose-shell.ts';
import { integrityOf } from '../releases/release-id.ts';
import { withSitesLock } from '../writing/sites-lock.ts';
import type { LiveSite } from './live-site.ts';

/** Names what pages are composed from; `registry.json` is written last. */
const STATE_FILE = 'registry.json';

/**
 * The folder that the local stack serves. Each document is there whole or not at all, and the registry comes last; a
 * folder has no state in which all change at once.
 * @param sitesDir holds a folder for each site
 */
export function folderSite(sitesDir: string): LiveSite {
  const siteDir = path.join(sitesDir, SHELL);
  return {
    async makeLive(composed, confirm) {
      await withSitesLock(sitesDir, async () => {
        await confirm();
        await writeComposed(siteDir, composed);
      });
      return integrityOf(composed.documents.get(STATE_FILE) ?? '');
    },
    liveState: () => readFile(path.join(siteDir, STATE_FILE)).then(integrityOf, () => undefined),
  };
}
