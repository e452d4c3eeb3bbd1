import { brightnessOf, isLight, isLightBehind } from './brightness.ts';

function inside(html: string): Element {
  document.body.innerHTML = html;
  const element = document.querySelector('#it');
  if (!element) throw new Error('The test names no #it.');
  return element;
}

test('[NAV-40] brightness weighs red, green and blue as 299 : 587 : 114, and over 128 is light', () => {
  expect(brightnessOf([255, 0, 0])).toBeCloseTo(76.245);
  expect(brightnessOf([0, 255, 0])).toBeCloseTo(149.685);
  expect(brightnessOf([0, 0, 255])).toBeCloseTo(29.07);
  expect(isLight(brightnessOf([128, 128, 128]))).toBe(false);
  expect(isLight(brightnessOf([129, 129, 129]))).toBe(true);
});

test.each([
  ['its own colour', '<p id="it" style="background-color: #0b1f3a"></p>', false],
  ['its own colour', '<p id="it" style="background-color: #fbf8f3"></p>', true],
  [
    'its nearest opaque ancestor',
    `<div style="background-color: #0b1f3a"><p style="background-color: rgba(255, 255, 255, 0.2)"><b id="it"></b></p></div>`,
    false,
  ],
  ['white, if nothing has a colour', '<p id="it"></p>', true],
])('[NAV-40] the brightness behind an element is taken from %s', (_what, html, expected) => {
  expect(isLightBehind(inside(html))).toBe(expected);
});

test.each([
  ['[NAV-41] the mark dark has priority over a light colour', 'dark', '#fff', false],
  ['[NAV-41] the mark light has priority over a dark colour', 'light', '#000', true],
])('%s', (_title, mark, colour, expected) => {
  const html = `<p data-background="${mark}" style="background-color: ${colour}"><b id="it"></b></p>`;
  expect(isLightBehind(inside(html))).toBe(expected);
});

test('the brightness of a gradient is the mean of its opaque colours', () => {
  const gradient = 'linear-gradient(rgb(11, 31, 58), rgb(22, 50, 90))';
  expect(isLightBehind(inside(`<p id="it" style="background-image: ${gradient}"></p>`))).toBe(
    false,
  );
});
