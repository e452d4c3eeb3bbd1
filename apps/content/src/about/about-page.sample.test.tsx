import { screen } from '@testing-library/react';
import { part, showPage } from '../testing/show-page.tsx';
import AboutPage from './about.page.tsx';
import Reality from './reality.section.tsx';
import Team from './team.section.tsx';

test('[ABOUT-01][ABOUT-03][ABOUT-04][ABOUT-06] five sections with anchors below the hero have loading texts', () => {
  showPage(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who we are');
  const sections = [...document.querySelectorAll('section[id]')];
  expect(sections.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['overview', 'Loading new model...'],
    ['reality', 'Loading reality...'],
    ['approach', 'Loading approach...'],
    ['impact', 'Loading impact...'],
    ['team', 'Loading team...'],
  ]);
});

test('[ABOUT-07] the team shows names, faces and studies; the need names its source', () => {
  showPage(
    <>
      <Reality />
      <Team />
    </>,
  );
  expect(document.querySelector('#reality')?.textContent).toContain('Source: challenge brief');
  const team = part(document.querySelector('#team h2')?.textContent ?? '');
  const director = team.items().find((text) => text.includes('Thandi Sample'));
  expect(director).toContain('Director');
  expect(director).toContain('class of 2026');
  expect(team.element.querySelectorAll('img')).toHaveLength(8);
  expect(team.getByRole('heading', { level: 3, name: 'Student teams' })).toBeTruthy();
});
