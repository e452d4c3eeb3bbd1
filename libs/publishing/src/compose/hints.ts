import type { Service } from '@raade/contracts/site/areas';
import type { Environment } from '@raade/contracts/releases/environment';
import type { PagesFile } from '@raade/contracts/site/pages';
import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import { tag } from '../html/tag.ts';

type Page = PagesFile['pages'][number];

/** The hash of each file of a release, by its path. */
export type Hashes = ReadonlyMap<string, string>;

/** `crossorigin` and `integrity` are those of the later request, or Chromium fetches the file twice. */
export function scriptHint(href: string, integrity: string | undefined) {
  return tag('link', { rel: 'preload', as: 'script', href, crossorigin: 'anonymous', integrity });
}

/** Fonts are fetched with `crossorigin` even from the page's own origin, or the hint would not count. */
const fontHint = (href: string) =>
  tag('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossorigin: true,
    fetchpriority: 'low',
  });

/** Icons and fonts of the shell; all are of the page's own origin. */
export function shellTags(base: string, files: ShellFiles): string[] {
  return [
    tag('meta', { name: 'theme-color', content: files.themeColor }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: base + files.icon }),
    tag('link', { rel: 'apple-touch-icon', href: base + files.touchIcon }),
    ...files.fonts.map((file) => fontHint(base + file)),
  ];
}

/** Fake scripts all stand in for Stripe's, so they come where that may. */
export function fakeScriptTags(
  { fakeScripts = [] }: Pick<Environment, 'fakeScripts'>,
  services: ReadonlySet<Service>,
): string[] {
  if (!services.has('stripe')) return [];
  return fakeScripts.map((src) => `${tag('script', { src, defer: true })}</script>`);
}

/**
 * Preload hints for everything that a page's remote will ask for until the page is shown. Sections in its slots are
 * asked for later; for a still page that is rendered nothing is, until somebody goes on.
 */
export function remoteHints(
  { url, hashes }: { readonly url: string; readonly hashes: Hashes },
  file: PagesFile,
  page: Page,
): string[] {
  if (page.still && page.body) return [];
  const entry = new URL(url).pathname.split('/').at(-1) ?? '';
  return [entry, ...file.remote, ...page.files].map((name) =>
    scriptHint(new URL(name, url).href, hashes.get(name)),
  );
}
