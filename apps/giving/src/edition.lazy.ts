/** All that a renderer shows of an edition: evaluated once the content is there. */
export { pages } from './pages.ts';
export { prerender as renderPage, prerenderSlot as renderSlot } from './prerender.ts';
export { search } from './search.ts';

/** No page of this remote knows a day. */
export const changesOn: readonly string[] = [];
