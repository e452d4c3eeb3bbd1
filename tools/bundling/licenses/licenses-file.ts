import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { packageFolderOf, packageNotice } from './package-notice.ts';

/** Beside the entry of a build, which names it. */
export const LICENSES_FILE = 'licenses.txt';

const RULE = `\n\n${'-'.repeat(80)}\n\n`;
/** Of the fonts that the site is set in. */
const FONTS = 'libs/ui/src/fonts';

async function fontNotices(): Promise<string[]> {
  const files = globSync('*.OFL.txt', { cwd: path.join(WORKSPACE, FONTS) }).sort();
  const texts = files.map((file) => readFile(path.join(WORKSPACE, FONTS, file), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.trim());
}

/**
 * The notices that the authors of all packages, and of the fonts, require where their work is served.
 * @param modules files that a build has code of, relative to the workspace
 */
export async function licensesFile(modules: Iterable<string>, hasFonts: boolean): Promise<string> {
  const folders = new Set([...modules].flatMap((file) => packageFolderOf(`/${file}`) ?? []));
  const notices = [...folders].map((folder) => packageNotice(path.join(WORKSPACE, folder)));
  const texts = [...(await Promise.all(notices)).sort(), ...(hasFonts ? await fontNotices() : [])];
  return `Work of others that is served here, with thanks.${RULE}${texts.join(RULE)}\n`;
}
