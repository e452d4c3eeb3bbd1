/** All that a renderer shows of an edition: evaluated once the content is there. */
export { links } from './links.ts';
export { pages } from './pages.ts';
export { changesOn, prerender as renderPage } from './prerender.ts';
export { search } from './search.ts';
