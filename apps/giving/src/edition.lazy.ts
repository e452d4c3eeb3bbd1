/** All that a renderer shows of an edition: evaluated once the content is there. */
export { pages } from './pages.ts';
export { changesOn, prerender as renderPage, prerenderSlot as renderSlot } from './prerender.ts';
export { search } from './search.ts';
