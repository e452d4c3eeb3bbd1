import { Linter } from 'eslint';
import { E2E_LIMITS } from './e2e-limits.ts';

const linter = new Linter();

const problemsIn = (code: string) =>
  linter
    .verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...E2E_LIMITS] } }])
    .map(({ message }) => message);

test.each([
  'expect(part).toBeVisible({ timeout: withinNow(15000) })',
  'test.setTimeout(withinNow(SECTION))',
  'setTimeout(() => undefined, 10)',
  'scrollTo(part)',
])('%s is accepted', (code) => {
  expect(problemsIn(code)).toEqual([]);
});

test.each([
  'expect(part).toBeVisible({ timeout: 15000 })',
  'const patience = { timeout: LONG }',
  'test.setTimeout(120000)',
])('%s is refused with a hint to withinNow', (code) => {
  expect(problemsIn(code)).toEqual([expect.stringContaining('withinNow(…)')]);
});

test.each([
  'part.scrollIntoViewIfNeeded()',
  'part.evaluate((element) => element.scrollIntoView())',
])('%s is refused with a hint to the helper scrollTo', (code) => {
  expect(problemsIn(code)).toEqual([expect.stringContaining('scrollTo of apps/e2e')]);
});
