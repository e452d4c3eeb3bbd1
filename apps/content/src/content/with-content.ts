import { loadWithContent } from '@raade/content-model/provided/load-with-content';
import { PARTS_OF_PAGES, type PageKind } from './parts-of-pages.ts';

export { contentFolder } from '@raade/content-model/provided/load-with-content';

/** Loads a page's code once the content is there that it reads. */
export const withContent = <Code>(page: PageKind, load: () => Promise<Code>) =>
  loadWithContent({ chunk: page, parts: PARTS_OF_PAGES[page] }, load);
