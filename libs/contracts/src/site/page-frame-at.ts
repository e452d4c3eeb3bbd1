import type { PageFrame, PageFrames } from './page-frame.ts';
import { withoutTrailingSlash } from './site-path.ts';

const PLAIN: PageFrame = {};

/** `/projects/a` -> `/projects/a/*`, `/projects/*`, `/*`: the nearest prefix first. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts
    .map((_, dropped) => `/${parts.slice(0, parts.length - dropped).join('/')}/*`)
    .concat('/*');
}

/** Returns the facts of the page at an address for the frame, from its own entry or from that of the nearest prefix. */
export function pageFrameAt(pages: PageFrames, pathname: string): PageFrame {
  const path = withoutTrailingSlash(pathname);
  const known = [path, ...prefixesOf(path)].find((key) => Object.hasOwn(pages, key));
  return (known === undefined ? undefined : pages[known]) ?? PLAIN;
}
