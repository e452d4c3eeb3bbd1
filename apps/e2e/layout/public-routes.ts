import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/site/pages';

const BUILDS = path.resolve(import.meta.dirname, '../../../dist/apps');

/** Sample addresses of routes with a `*`. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/admin/*': '/admin/reconciliation',
};

const addressOf = (route: string) => EXAMPLES[route] ?? route.replace(/\*$/, 'sample');

/** Returns the first page of each chunk, since its other pages have the same layout. */
function differentPages(file: string): string[] {
  const { pages } = pagesFileSchema.parse(
    JSON.parse(readFileSync(path.join(BUILDS, file), 'utf8')),
  );
  const chunks = new Map(pages.toReversed().map((page) => [page.chunk, page.path]));
  return [...chunks.values()].map(addressOf);
}

/** Returns an address of each kind of page in the builds, and an unknown one. */
export function publicRoutes(): string[] {
  const routes = globSync('*/pages.json', { cwd: BUILDS }).flatMap(differentPages);
  return [...routes.sort(), '/no-such-page'];
}

const FOR_STAFF = /^\/(admin|editor)/;

/** The same without staff pages. */
export const visitorRoutes = (): string[] =>
  publicRoutes().filter((route) => !FOR_STAFF.test(route));
