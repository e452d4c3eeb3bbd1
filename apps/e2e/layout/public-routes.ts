import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFileSchema } from '@raade/contracts/pages';

const BUILDS = path.resolve(import.meta.dirname, '../../../dist/apps');

/** For a page that stands for a whole prefix, an address below it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  '/admin/*': '/admin/reconciliation',
};

const addressOf = (route: string) => EXAMPLES[route] ?? route.replace(/\*$/, 'sample');

/** An address of every page that the built remotes have, and one that nobody has. */
export function publicRoutes(): string[] {
  const files = globSync('*/pages.json', { cwd: BUILDS });
  const routes = files.flatMap((file) => {
    const text = readFileSync(path.join(BUILDS, file), 'utf8');
    return pagesFileSchema.parse(JSON.parse(text)).pages.map((page) => addressOf(page.path));
  });
  return [...routes.sort(), '/no-such-page'];
}
