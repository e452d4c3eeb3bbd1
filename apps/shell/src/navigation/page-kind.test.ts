import { bodyTagOf, pageKindOf } from './page-kind.ts';

const kindsOf = (path: string) =>
  Object.entries(pageKindOf(path)).flatMap(([kind, isSo]) => (isSo ? [kind] : []));

test.each([
  ['/', ['isHome', 'isHero']],
  ['/about', ['isHero']],
  ['/about/', ['isHero']],
  ['/studios', ['isHero', 'isStudio']],
  ['/studios/apply', ['isStudio', 'isStudioForm']],
  ['/studios/partner', ['isStudio', 'isStudioForm']],
  ['/projects/clean-water', ['isProject']],
  ['/conference', ['isHero', 'isConference']],
  ['/conference/register', ['isConference', 'isForcedDark']],
  ['/conference/speakers/one', ['isConference']],
  ['/contact', []],
  ['/conferences', []],
])('[NAV-43] %s is %j', (path, kinds) => {
  expect(kindsOf(path)).toEqual(kinds);
});

test.each([
  ['/', 'light'],
  ['/about', 'light'],
  ['/studios', 'light'],
  ['/conference', 'light'],
  ['/conference/register', 'dark'],
  ['/contact', undefined],
  ['/studios/apply', undefined],
])('[NAV-42] %s tags the body %s', (path, tag) => {
  expect(bodyTagOf(pageKindOf(path))).toBe(tag);
});
