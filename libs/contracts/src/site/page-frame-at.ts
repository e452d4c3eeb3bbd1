import type { PageFrame, PageFrames } from './page-frame.ts';
import { withoutTrailingSlash } from './site-path.ts';

const NO_FACTS: PageFrame = {};

/** Returns the prefixes of a path, the nearest first: `/projects/a` gives `/projects/a/*`, `/projects/*`, `/*`. */
function prefixesOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts
    .map((_, droppedCount) => `/${parts.slice(0, parts.length - droppedCount).join('/')}/*`)
    .concat('/*');
}

/** Returns the frame facts of the page at an address: its own, or those of the nearest prefix. */
export function pageFrameAt(pages: PageFrames, pathname: string): PageFrame {
  const path = withoutTrailingSlash(pathname);
  const matchingKey = [path, ...prefixesOf(path)].find((key) => Object.hasOwn(pages, key));
  return (matchingKey === undefined ? undefined : pages[matchingKey]) ?? NO_FACTS;
}
