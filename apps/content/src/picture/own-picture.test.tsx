import { fireEvent, render, screen } from '@testing-library/react';
import { OwnPicture } from './own-picture.tsx';
import { sizesOf } from './picture-attributes.ts';
import { PROJECT_CARD, SPEAKER_CARD } from './places.ts';

const picture = {
  id: 'a'.repeat(64),
  alt: 'Ama at her desk',
  width: 300,
  height: 200,
  focal: { x: 0.25, y: 0.8 },
};

const show = (changes: object = {}) =>
  render(
    <OwnPicture picture={{ ...picture, ...changes }} place={SPEAKER_CARD}>
      <p>Ama Sample</p>
    </OwnPicture>,
  );
const photo = () => screen.getByRole('img', { name: 'Ama at her desk' });
/** The formats that the browser can choose from, in order. */
const formats = () =>
  Array.from(
    document.querySelectorAll('picture > *'),
    (element) => /\.(\w+) 300w/.exec(element.getAttribute('srcset') ?? '')?.[1],
  );

test('a picture offers all its formats and widths, and reserves its space', () => {
  show();
  expect(formats()).toEqual(['avif', 'webp', 'jpeg']);
  const address = `/p/${picture.id}`;
  expect(photo().getAttribute('srcset')).toBe(
    `${address}/96.jpeg 96w, ${address}/192.jpeg 192w, ${address}/300.jpeg 300w`,
  );
  expect([photo().getAttribute('width'), photo().getAttribute('height')]).toEqual(['300', '200']);
  expect(photo().getAttribute('loading')).toBe('lazy');
});

test('a narrower frame keeps the focal point', () => {
  show();
  expect(getComputedStyle(photo()).objectPosition).toBe('25% 80%');
});

test('a format that fails is replaced by the next one, and finally by the fallback', () => {
  show();
  for (const left of [['webp', 'jpeg'], ['jpeg']]) {
    fireEvent.error(photo());
    expect(formats()).toEqual(left);
  }
  fireEvent.error(photo());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Ama Sample')).toBeTruthy();
});

test('a picture that is cropped at its sides is loaded wider than its frame', () => {
  expect(sizesOf(picture, SPEAKER_CARD)).toBe(
    '(min-width: 640px) calc(1.50 * 17rem), calc(1.50 * 48vw)',
  );
  expect(sizesOf({ ...picture, height: 300 }, SPEAKER_CARD)).toBe('(min-width: 640px) 17rem, 48vw');
  expect(sizesOf({ ...picture, height: 225 }, PROJECT_CARD)).toMatch(/25rem, 95vw$/);
});
