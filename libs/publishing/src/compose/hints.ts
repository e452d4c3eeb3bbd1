import type { Service } from '@raade/contracts/site/areas';
import type { Environment } from '@raade/contracts/releases/environment';
import type { PagesFile } from '@raade/contracts/site/pages';
import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import { tag } from '../html/tag.ts';

type Page = PagesFile['pages'][number];

/** The hash of each file of a release, by its path. */
export type Hashes = ReadonlyMap<string, string>;

/** A preload hint. `crossorigin` and `integrity` must match the later request, or Chromium fetches the file twice. */
export function scriptHint(href: string, integrity: string | undefined) {
  return tag('link', { rel: 'preload', as: 'script', href, crossorigin: 'anonymous', integrity });
}

/** A preload hint for a font. Browsers fetch fonts with `crossorigin`, even from the same origin. */
const fontHint = (href: string) =>
  tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: true,
    fetchpriority: 'low',
  });

/** Tags for icons and fonts of the shell. */
export function shellTags(base: string, files: ShellFiles): string[] {
  return [
    tag('meta', { name: 'theme-color', content: files.themeColor }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: base + files.icon }),
    tag('link', { rel: 'apple-touch-icon', href: base + files.touchIcon }),
    ...files.fonts.map((file) => fontHint(base + file)),
  ];
}

/** Tags for fake scripts. All of them replace Stripe's, so only pages that may use Stripe get them. */
export function fakeScriptTags(
  { fakeScripts = [] }: Pick<Environment, 'fakeScripts'>,
  services: ReadonlySet<Service>,
): string[] {
  if (!services.has('stripe')) return [];
  return fakeScripts.map((src) => `${tag('script', { src, defer: true })}</script>`);
}

/**
 * Preload hints for the files of a page's remote that hydration needs. A static page needs none, and sections in slots
 * load later.
 */
export function remoteHints(
  { url, hashes }: { readonly url: string; readonly hashes: Hashes },
  file: PagesFile,
  page: Page,
): string[] {
  if (page.isStatic && page.body) return [];
  const entry = new URL(url).pathname.split('/').at(-1) ?? '';
  return [entry, ...file.remote, ...page.files].map((name) =>
    scriptHint(new URL(name, url).href, hashes.get(name)),
  );
}
