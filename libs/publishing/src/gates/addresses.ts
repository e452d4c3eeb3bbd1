import { isOwnPage } from '@raade/contracts/releases/owned-paths';
import type { Release } from '@raade/contracts/releases/releases';
import { type Gate, shellOf } from './site-move.ts';

/** Converts a pattern of Firebase Hosting, like `/speakers/:speakerId` or `/projects/**`, to a regular expression. */
function redirectPattern(source: string): RegExp {
  const pattern = source
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|:\w+/g, (mark) => (mark === '**' ? '.*' : '[^/]+'));
  return new RegExp(`^${pattern}$`);
}

const pagesOf = (files: readonly Release[]) => files.flatMap(({ pages }) => pages);

/** Gate: the address of every live page must still have a page, of any remote, or a redirect. */
export const addresses: Gate = ({ before, after }) => {
  const remainingPaths = pagesOf(after).map((page) => page.slice(1));
  const redirects = (shellOf(after)?.facts.gives?.redirects ?? []).map(redirectPattern);
  return before.flatMap(({ name, pages }) => {
    const missingPages = pages.filter(
      (page) =>
        !isOwnPage(remainingPaths, page) && !redirects.some((pattern) => pattern.test(page)),
    );
    if (missingPages.length === 0) return [];
    const message = `Nothing would be at ${missingPages.join(', ')} any more, where ${name} has a page.\nKeep it in apps/${name}/src/pages.ts, have firebase.json redirect the address and release that shell first, move the page's old and new owner at once, or accept it with --allow-gone.`;
    return [{ message, acceptable: 'allow-gone' }];
  });
};
