import { savesData } from './saves-data.ts';

const REDUCED = '(prefers-reduced-data: reduce)';

function browse(wish: { saveData?: boolean; prefersReducedData?: boolean }): void {
  const { saveData, prefersReducedData = false } = wish;
  const connection = saveData === undefined ? undefined : { saveData };
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  const matchMedia = (query: string) => ({ matches: query === REDUCED && prefersReducedData });
  Object.assign(window, { matchMedia });
}

test.each([
  [{}, false],
  [{ saveData: false }, false],
  [{ saveData: true }, true],
  [{ prefersReducedData: true }, true],
  [{ saveData: false, prefersReducedData: true }, true],
])('a visitor with %j saves data: %s', (wish, expected) => {
  browse(wish);
  expect(savesData()).toBe(expected);
});
