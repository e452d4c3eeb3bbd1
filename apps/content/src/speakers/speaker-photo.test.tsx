import { fireEvent, render, screen } from '@testing-library/react';
import { SPEAKER_CARD } from '../picture/places.ts';
import { SpeakerPhoto } from './speaker-photo.tsx';

const speaker = (id: string) => ({ id, name: 'Kesi Blueprint' });
const photo = () => screen.getByRole('img');

/** Files that a browser may take, in their order, with their types. */
const candidates = () =>
  Array.from(document.querySelectorAll('picture > *'), (element) => {
    const url = element.getAttribute('srcset') ?? element.getAttribute('src') ?? '';
    return [new URL(url).pathname.replace(/.*\//, ''), element.getAttribute('type')];
  });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('[SPK-05] what cannot be loaded gives way to the next, and at last to the name', () => {
  render(<SpeakerPhoto speaker={speaker('kesi-blueprint')} place={SPEAKER_CARD} />);
  expect(candidates()).toEqual([
    ['kesi-blueprint.jpg', 'image/jpeg'],
    ['kesi-blueprint.png', null],
  ]);
  fireEvent.error(photo());
  expect(candidates()).toEqual([['kesi-blueprint.png', null]]);
  fireEvent.error(photo());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kesi Blueprint')).toBeTruthy();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('[SPK-05] without any photo the name stands there at once', () => {
  render(<SpeakerPhoto speaker={speaker('nobody')} place={SPEAKER_CARD} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kesi Blueprint')).toBeTruthy();
});
