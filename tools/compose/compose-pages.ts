import type { Environment } from '@raade/contracts/environment';
import { NOT_FOUND_HEAD } from '@raade/contracts/not-found-page';
import type { PagesFile } from '@raade/contracts/pages';
import type { Registry } from '@raade/contracts/registry';
import { escapeJson } from './escape.ts';
import { headTags, type PageHead, tag } from './head.ts';
import { remoteHints, shellTags } from './hints.ts';
import type { ShellFiles } from './shell-files.ts';

const HEAD_MARK = '<!-- compose:head -->';
const DATA_MARK = '<!-- compose:data -->';

export interface Composition {
  /** The shell's HTML, with both marks. */
  readonly template: string;
  /** Address of the shell's release, like `/r/0123456789abcdef/`. */
  readonly shellBase: string;
  readonly shellFiles: ShellFiles;
  readonly registry: Registry;
  readonly environment: Environment;
  /** `pages.json` of each remote's live release. */
  readonly pages: Readonly<Record<string, PagesFile>>;
}

const notFoundPage: PageHead = { ...NOT_FOUND_HEAD, path: '/404', internal: true };

/** `/about` -> `about.html`, `/` -> `index.html`, `/projects/*` -> `projects.html`. */
export function htmlFileOf(path: string): string {
  const name = path.replace(/\/\*$/, '').slice(1);
  return `${name || 'index'}.html`;
}

function fill(template: string, mark: string, lines: readonly string[]): string {
  if (!template.includes(mark)) throw new Error(`The shell's template lacks "${mark}".`);
  return template.replace(mark, () => lines.join('\n    '));
}

function composePage(composition: Composition, page: PageHead, hints: readonly string[]): string {
  const { template, shellBase, shellFiles, registry, environment } = composition;
  const standIns = (environment.standInScripts ?? []).map(
    (src) => `${tag('script', { src, defer: true })}</script>`,
  );
  const data = [
    `<script type="application/json" id="raade-environment">${escapeJson(environment)}</script>`,
    `<script type="application/json" id="raade-registry">${escapeJson(registry)}</script>`,
  ];
  const head = [
    ...headTags(page, environment.siteUrl),
    ...standIns,
    ...shellTags(shellBase, shellFiles),
    ...hints,
  ];
  return fill(fill(template, HEAD_MARK, head), DATA_MARK, data);
}

/**
 * One HTML document per public route, plus `404.html`. Builds nothing: everything comes from releases
 * that exist.
 * @returns file names with their contents
 */
export function composePages(composition: Composition): Map<string, string> {
  const { pages, registry } = composition;
  const documents = new Map([['404.html', composePage(composition, notFoundPage, [])]]);
  for (const [owner, file] of Object.entries(pages)) {
    for (const page of file.pages) {
      const name = htmlFileOf(page.path);
      if (documents.has(name)) throw new Error(`Two remotes have a page for "${page.path}".`);
      const hints = remoteHints(registry, owner, file, page);
      documents.set(name, composePage(composition, page, hints));
    }
  }
  return documents;
}
