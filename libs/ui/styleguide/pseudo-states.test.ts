import { forcedSelector, splitSelectors } from './pseudo-states.ts';

test.each([
  ['.a:hover', "[data-pseudo='hover'] .a"],
  ['.a:hover:not(:disabled)', "[data-pseudo='hover'] .a:not(:disabled)"],
  ['.a:has(:focus-visible)', "[data-pseudo='focus'] .a"],
  [':focus-visible', "[data-pseudo='focus'] :is(a, button, input, select, textarea)"],
  ['.a', undefined],
])('%s also holds at %s', (selector, forced) => {
  expect(forcedSelector(selector)).toBe(forced);
});

test('commas inside of a pseudo-class do not split a selector', () => {
  expect(splitSelectors('.a:not(.b, .c),.d')).toEqual(['.a:not(.b, .c)', '.d']);
});
