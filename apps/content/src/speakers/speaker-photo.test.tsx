import { fireEvent, render, screen } from '@testing-library/react';
import { SpeakerPhoto } from './speaker-photo.tsx';

const speaker = (id: string) => ({
  id,
  name: 'Kesi Blueprint',
  imagePlaceholder: 'Kesi Blueprint',
});
const photo = () => screen.getByRole('img');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('[SPK-05] what cannot be loaded gives way to the next, and at last to the name', () => {
  render(<SpeakerPhoto speaker={speaker('kesi-blueprint')} />);
  expect(photo().getAttribute('src')).toMatch(/kesi-blueprint\.jpg/);
  fireEvent.error(photo());
  expect(photo().getAttribute('src')).toMatch(/kesi-blueprint\.png/);
  fireEvent.error(photo());
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kesi Blueprint')).toBeTruthy();
  expect(console.warn).toHaveBeenCalledTimes(2);
});

test('[SPK-05] without any photo the name stands there at once', () => {
  render(<SpeakerPhoto speaker={speaker('nobody')} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Kesi Blueprint')).toBeTruthy();
});
