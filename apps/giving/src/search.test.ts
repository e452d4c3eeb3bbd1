import { pages } from './pages.ts';
import { search } from './search.ts';

test('[NAV-32] search finds every page of giving once, and suggests those that are useful on any day', () => {
  expect(search.map(({ path }) => path)).toEqual(pages.map(({ path }) => path));
  const offered = search.filter(({ suggested }) => suggested);
  expect(offered.map(({ path }) => path)).toEqual(['/donate', '/apply/student', '/apply/partner']);
});
