import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/site/pages';

const BUILDS = path.resolve(import.meta.dirname, '../../../dist/apps');

/** An address below the prefix, for each page that stands for a whole one. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/admin/*': '/admin/reconciliation',
};

const addressOf = (route: string) => EXAMPLES[route] ?? route.replace(/\*$/, 'sample');

/** The first page of each chunk: the others, like those of further speakers, are laid out alike. */
function differentPages(file: string): string[] {
  const { pages } = pagesFileSchema.parse(
    JSON.parse(readFileSync(path.join(BUILDS, file), 'utf8')),
  );
  const chunks = new Map(pages.toReversed().map((page) => [page.chunk, page.path]));
  return [...chunks.values()].map(addressOf);
}

/** An address of every kind of page that the built remotes have, and one that nobody has. */
export function publicRoutes(): string[] {
  const routes = globSync('*/pages.json', { cwd: BUILDS }).flatMap(differentPages);
  return [...routes.sort(), '/no-such-page'];
}

const FOR_STAFF = /^\/(admin|editor)/;

/** The same without the pages that are for staff alone. */
export const visitorRoutes = (): string[] =>
  publicRoutes().filter((route) => !FOR_STAFF.test(route));
