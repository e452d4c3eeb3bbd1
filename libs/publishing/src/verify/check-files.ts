import { Failure } from '@raade/contracts/base/failure';
import { pagesFileSchema } from '@raade/contracts/site/pages';
import { SHELL, SHELL_FILES, shellFilesSchema } from '@raade/contracts/releases/shell-files';
import type { OpenRelease } from '../reading/open-release.ts';

async function linkedByShell(text: OpenRelease['text']): Promise<readonly string[]> {
  const shell = shellFilesSchema.parse(JSON.parse(await text(SHELL_FILES)));
  const { icon, touchIcon, renderer, early, fonts, styles, scripts, preload } = shell;
  const { earlyFrame } = shell;
  const singleFiles = [icon, touchIcon, renderer, 'template.html'];
  return [...singleFiles, ...early, ...fonts, ...styles, ...earlyFrame, ...scripts, ...preload];
}

async function linkedByRemote(text: OpenRelease['text']): Promise<readonly string[]> {
  const { remote, pages, plainOgImage } = pagesFileSchema.parse(
    JSON.parse(await text('pages.json')),
  );
  const pageFiles = pages.flatMap(({ files, ogImage }) => [
    ...files,
    ...(ogImage ? [ogImage.file] : []),
  ]);
  return [...remote, ...pageFiles, ...(plainOgImage ? [plainOgImage.file] : [])];
}

/**
 * Throws a `Failure` if a release lacks files: those that its pages refer to, or those that its build has produced and
 * its scripts may load later.
 */
export async function checkFiles({ file, text }: OpenRelease): Promise<void> {
  const listedPaths = new Set(file.files.map(({ path }) => path));
  const linkedPaths = await (file.name === SHELL ? linkedByShell(text) : linkedByRemote(text));
  const neededPaths = [...new Set([...linkedPaths, ...file.facts.files])];
  const missing = neededPaths.filter((path) => !listedPaths.has(path));
  if (missing.length === 0) return;
  throw new Failure(
    `${file.name} ${file.release} lacks files of its build: ${missing.join(', ')}.\nBuild it again, and publish the whole folder.`,
  );
}
