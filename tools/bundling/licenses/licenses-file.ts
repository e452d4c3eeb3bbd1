import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '../workspace.ts';
import { packageFolderOf, readPackageNotice } from './package-notice.ts';

/** The file is next to the entry script, which contains its name. */
export const LICENSES_FILE = 'licenses.txt';

const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`;
/** The folder of the site's fonts and their licenses. */
const FONTS = 'libs/ui/src/fonts';

async function fontNotices(): Promise<string[]> {
  const files = globSync('*.OFL.txt', { cwd: path.join(WORKSPACE, FONTS) }).sort();
  const texts = files.map((file) => readFile(path.join(WORKSPACE, FONTS, file), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.trim());
}

/**
 * The license notices of all packages and fonts in a build, which their licenses require to be served.
 * @param modules files of the modules in the build, relative to the workspace
 */
export async function readLicenses(modules: Iterable<string>, hasFonts: boolean): Promise<string> {
  const folders = new Set([...modules].flatMap((file) => packageFolderOf(`/${file}`) ?? []));
  const notices = [...folders].map((folder) => readPackageNotice(path.join(WORKSPACE, folder)));
  const texts = [...(await Promise.all(notices)).sort(), ...(hasFonts ? await fontNotices() : [])];
  return `Work of others that is served here, with thanks.${SEPARATOR}${texts.join(SEPARATOR)}\n`;
}
