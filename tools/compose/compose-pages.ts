import type { Environment } from '@raade/contracts/environment';
import { NOT_FOUND_HEAD } from '@raade/contracts/not-found-page';
import type { PagesFile } from '@raade/contracts/pages';
import type { Registry } from '@raade/contracts/registry';
import { headTags, type PageHead } from './head.ts';
import { remoteHints, shellTags } from './hints.ts';
import { robotsText, sitemap } from './search-engines.ts';
import type { ShellFiles } from './shell-files.ts';
import { breadcrumbs, organization } from './structured-data.ts';
import { dataBlock, tag } from './tag.ts';

const HEAD_MARK = '<!-- compose:head -->';
const DATA_MARK = '<!-- compose:data -->';

type Page = PagesFile['pages'][number];

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

const pagesOf = ({ pages }: Composition) => Object.values(pages).flatMap((file) => file.pages);

function fill(template: string, mark: string, lines: readonly string[]): string {
  if (!template.includes(mark)) throw new Error(`The shell's template lacks "${mark}".`);
  return template.replace(mark, () => lines.join('\n    '));
}

/** The page's own structured data, behind what is derived from the site. Internal pages have none. */
function structuredDataOf(composition: Composition, page: Page) {
  if (page.internal) return [];
  const { shellBase, shellFiles, environment } = composition;
  const { siteUrl } = environment;
  const logo = new URL(shellBase + shellFiles.touchIcon, siteUrl).href;
  const trail = breadcrumbs(page, pagesOf(composition), siteUrl);
  return [organization(siteUrl, logo), ...(trail ? [trail] : []), ...(page.jsonLd ?? [])];
}

function headOf(composition: Composition, owner: string, page: Page): PageHead {
  const release = composition.registry.remotes[owner];
  const { ogImage } = page;
  return {
    ...page,
    structuredData: structuredDataOf(composition, page),
    ...(release && ogImage
      ? { image: { url: new URL(ogImage.file, release.url).href, alt: ogImage.alt } }
      : {}),
  };
}

function composePage(composition: Composition, page: PageHead, hints: readonly string[]): string {
  const { template, shellBase, shellFiles, registry, environment } = composition;
  const standIns = (environment.standInScripts ?? []).map(
    (src) => `${tag('script', { src, defer: true })}</script>`,
  );
  const data = [
    dataBlock('application/json', environment, 'raade-environment'),
    dataBlock('application/json', registry, 'raade-registry'),
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
 * One HTML document per public route, `404.html`, and what search engines ask for. Builds nothing: everything
 * comes from releases that exist.
 * @returns file names with their contents
 */
export function composePages(composition: Composition): Map<string, string> {
  const { pages, registry, environment } = composition;
  const documents = new Map([['404.html', composePage(composition, notFoundPage, [])]]);
  for (const [owner, file] of Object.entries(pages)) {
    for (const page of file.pages) {
      const name = htmlFileOf(page.path);
      if (documents.has(name)) throw new Error(`Two remotes have a page for "${page.path}".`);
      const hints = remoteHints(registry, owner, file, page);
      documents.set(name, composePage(composition, headOf(composition, owner, page), hints));
    }
  }
  documents.set('robots.txt', robotsText(pagesOf(composition), environment.siteUrl));
  documents.set('sitemap.xml', sitemap(pagesOf(composition), environment.siteUrl));
  return documents;
}
