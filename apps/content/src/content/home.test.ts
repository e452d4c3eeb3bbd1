import { checkContent } from './check-content.ts';
import { HOME } from './home.ts';
import { homeSchema } from './home.schema.ts';
import { PROJECTS } from './projects.ts';

const check = (change: object) => () =>
  checkContent([{ file: 'home.ts', schema: homeSchema, content: { ...HOME, ...change } }]);

test('a figure that cannot be drawn is refused', () => {
  expect(check({ statistic: { ...HOME.statistic, part: 5 } })).toThrow(
    'apps/content/src/content/home.ts is not valid:\nstatistic: part must not be more than whole',
  );
  expect(check({ statistic: { ...HOME.statistic, whole: 100 } })).toThrow(
    'statistic.whole: is drawn one by one: 12 at most',
  );
});

test('a link that leaves the site is refused, with the place where it stands', () => {
  const others = [{ who: 'Give', what: 'Somewhere else', path: 'https://example.org' }];
  expect(check({ join: { ...HOME.join, others } })).toThrow('join.others.0.path: must be a path');
  const ways = [{ name: 'Give', what: 'Somewhere else', path: 'https://example.org' }];
  expect(check({ hero: { ...HOME.hero, ways } })).toThrow('hero.ways.Give.path: must be a path');
});

test('every project has a line on home, and the voice of home belongs to one of them', () => {
  const slugs = PROJECTS.map(({ slug }) => slug);
  expect(Object.keys(HOME.showcase.lines).toSorted()).toEqual(slugs.toSorted());
  expect(slugs).toContain(HOME.hook.project);
});
