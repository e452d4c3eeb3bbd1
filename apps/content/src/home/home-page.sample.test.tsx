import { screen } from '@testing-library/react';
import { hrefOf, part, showPage } from '../testing/show-page.tsx';
import HomePage from './home.page.tsx';
import Join from './join.section.tsx';
import FutureShowcase from './future-showcase.section.tsx';
import TransitionHook from './transition-hook.section.tsx';
import TransitionStat from './transition-stat.section.tsx';

const NAME = 'Rice Association for African Development';

test('[HOME-01][HOME-06][HOME-07][HOME-08][HOME-09][HOME-10][HOME-11][HOME-12][HOME-17][PROD-05][PROD-06] the hero has its texts and links', () => {
  showPage(<HomePage />);
  expect(document.title).toBe(`RAADE - ${NAME}`);
  const hero = part(NAME);
  expect(hero.getByRole('heading', { level: 1 }).textContent).toBe(NAME);
  for (const text of [
    "We can't wait for tomorrow. We're building it today.",
    "building Africa's future with students and partners",
    'a community of students and partners creating sustainable solutions through market-driven innovation',
  ]) {
    expect(hero.text).toContain(text);
  }
  expect(hero.hrefOf('Start Building Today')).toBe('/#join');
  expect(hero.hrefOf('Explore Our Impact')).toBe('/studios');
  expect(hero.hrefOf('Scroll down')).toBe('/#transition-stat');
  expect(hrefOf('Learn More About Our Forum')).toBe('/conference');
});

test('[HOME-02][HOME-03] six sections are in order; the last four have loading texts', () => {
  showPage(<HomePage />);
  const sections = [...document.querySelectorAll('section[id]')];
  const late = ['transition-stat', 'future-showcase', 'transition-hook', 'join'];
  expect(sections.map(({ id }) => id)).toEqual(['hero', 'conference-recap', ...late]);
  const waiting = sections.filter(({ textContent }) => textContent === 'Loading section...');
  expect(waiting.map(({ id }) => id)).toEqual(late);
});

test('[HOME-04] the page has a statistic with source, six projects, a testimonial and a link to join', () => {
  showPage(
    <>
      <TransitionStat />
      <FutureShowcase />
      <TransitionHook />
    </>,
  );
  expect(screen.getByText('1 in 4')).toBeTruthy();
  expect(screen.getByText(/^Source: United Nations/)).toBeTruthy();
  const projects = document.querySelectorAll('#future-showcase li a[href^="/projects/"]');
  expect(projects).toHaveLength(6);
  expect(hrefOf('All projects')).toBe('/studios#projects');
  expect(document.querySelector('blockquote')?.textContent).toContain(
    'The team listened before it drew anything.',
  );
  expect(screen.getByRole('img', { name: /^A team in its studio/ })).toBeTruthy();
  expect(hrefOf(/See how to add yours\.$/)).toBe('/#join');
});

test('[HOME-18][HOME-19][PROD-03] join has cards for students, partners and donors, and a text for others', () => {
  showPage(<Join />);
  for (const [title, words, link, href] of [
    ['Join as a Student', 'Students of any university', 'Apply Now', '/apply/student'],
    [
      'Submit a Challenge',
      'Your organization knows a challenge',
      'Partner With Us',
      '/apply/partner',
    ],
    ['Give', '', 'Donate', '/donate'],
  ] as const) {
    const card = screen.getByRole('heading', { level: 3, name: title }).parentElement;
    expect(card?.textContent).toContain(words);
    const button = card?.querySelector('a');
    expect([button?.textContent, button?.getAttribute('href')]).toEqual([link, href]);
  }
  expect(document.body.textContent).toContain(
    'established changemakers, students and young professionals, and everyone who is curious',
  );
  expect(screen.getByRole('link', { name: 'Speak at a forum' })).toBeTruthy();
});
