import { fireEvent, render, screen } from '@testing-library/react';
import { PROJECT_HERO } from '../picture/places.ts';
import { Person } from '../team/person.tsx';
import { ProjectPicture } from './project-picture.tsx';

const picture = { id: 'b'.repeat(64), alt: 'A road of red earth', width: 96, height: 96 };
const image = { illustration: 'clinic', alt: 'A drawing of a clinic' } as const;

/** Makes the picture fail in each of its three formats. */
const failAll = (name: string) => {
  for (let format = 0; format < 3; format += 1) fireEvent.error(screen.getByAltText(name));
};

test('a photo replaces the drawing, which returns if the photo cannot be loaded', () => {
  render(<ProjectPicture project={{ image, picture }} place={PROJECT_HERO} isHero />);
  expect(screen.queryByAltText(image.alt)).toBeNull();
  failAll(picture.alt);
  expect(screen.getByAltText(image.alt)).toBeTruthy();
});

test('a photo on other pages than the project’s is decorative', () => {
  render(<ProjectPicture project={{ image, picture }} place={PROJECT_HERO} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('a member whose portrait cannot be loaded has initials instead', () => {
  const yaa = { id: 'yaa', name: 'Yaa Sample', role: 'Director', studies: 'Law', picture };
  render(<Person member={{ ...yaa, hasPortrait: false }} />);
  expect(screen.queryByText('YS')).toBeNull();
  failAll(picture.alt);
  expect(screen.getByText('YS')).toBeTruthy();
});
