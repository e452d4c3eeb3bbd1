import { pages } from './pages.ts';
import { search } from './search.ts';

test('[NAV-32] search has every page of giving once, and offers all of them', () => {
  expect(search.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  expect(search.every(({ suggested }) => suggested)).toBe(true);
});
