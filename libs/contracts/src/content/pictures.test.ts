import { pictureAddress, variantsOf, widthsOf } from './pictures.ts';

test('a picture is there in the widths that layouts ask for, and never larger than it is', () => {
  expect(widthsOf(1440)).toEqual([96, 192, 320, 480, 640, 960, 1440]);
  expect(widthsOf(300)).toEqual([96, 192, 300]);
  expect(widthsOf(96)).toEqual([96]);
});

test('each width is there in each format, at an address of its own', () => {
  expect(variantsOf(100)).toEqual([
    '96.avif',
    '96.webp',
    '96.jpeg',
    '100.avif',
    '100.webp',
    '100.jpeg',
  ]);
  expect(pictureAddress('0a', 96, 'avif')).toBe('/p/0a/96.avif');
});
