import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { writeComposed } from '../compose/compose-shell.ts';
import { integrityOf } from '../releases/release-id.ts';
import { withSitesLock } from '../writing/sites-lock.ts';
import type { LiveSite } from './live-site.ts';

/** The hash of this file identifies the state of the site, since the file is written last. */
const STATE_FILE = 'registry.json';

/**
 * The live site of the local stack: a folder. Each file is replaced atomically, but not all files together.
 * @param sitesDir the folder with one folder per site
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
