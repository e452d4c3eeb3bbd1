import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const PACKAGE_FOLDER = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const NOTICE_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
});

/** The folder of the npm package that contains a file; undefined for our own files. */
export function packageFolderOf(file: string): string | undefined {
  return PACKAGE_FOLDER.exec(file)?.[0];
}

/** Name, version, license and the license texts of a package. */
export async function readPackageNotice(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = packageSchema.parse(manifest);
  const files = (await readdir(folder)).filter((file) => NOTICE_FILE.test(file)).sort();
  const texts = files.map((file) => readFile(path.join(folder, file), 'utf8'));
  const title = [`${name} ${version}`, ...(license ? [license] : [])].join(', ');
  return [title, ...(await Promise.all(texts)).map((text) => text.trim())].join('\n\n');
}
