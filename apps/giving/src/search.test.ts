import { pages } from './pages.ts';
import { search } from './search.ts';

test('[NAV-32] search has all pages of giving, and suggests those that are always useful', () => {
  expect(search.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const offered = search.filter(({ suggested }) => suggested);
  expect(offered.map(({ path }) => path)).toEqual(['/donate', '/apply/student', '/apply/partner']);
});
