import { pictureAddress, previewVariant, variantsOf, widthsOf } from './pictures.ts';

test('a picture is stored in the widths of layouts, and is never enlarged', () => {
  expect(widthsOf(1440)).toEqual([96, 192, 320, 480, 640, 960, 1440]);
  expect(widthsOf(300)).toEqual([96, 192, 300]);
  expect(widthsOf(96)).toEqual([96]);
});

test('each width is stored in each format, at its own address', () => {
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

test('the preview of a picture has 640 pixels, or the largest smaller width', () => {
  expect([1440, 640, 500, 96].map(previewVariant)).toEqual([
    '640.jpeg',
    '640.jpeg',
    '500.jpeg',
    '96.jpeg',
  ]);
});
