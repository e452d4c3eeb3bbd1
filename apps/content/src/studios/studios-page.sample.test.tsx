import { fireEvent, screen, within } from '@testing-library/react';
import { linksOf, part, showPage } from '../testing/show-page.tsx';
import StudiosPage from './studios.page.tsx';

beforeEach(() => showPage(<StudiosPage />));

test('[STU-01][STU-02][STU-03][STU-10][ROUTE-03][PROD-07] the page has a hero with its links, and three sections with anchors', () => {
  expect(document.title).toBe('Innovation Studios - RAADE');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(
    /^Design\.\s*Build\.\s*Scale\.\s*$/,
  );
  expect(document.querySelector('[data-section="hero"]')?.textContent).toContain(
    "A project-driven innovation studio creating market-based solutions for Africa's most pressing challenges.",
  );
  expect(linksOf('[data-section="hero"]')).toEqual(
    expect.arrayContaining([
      ['Apply as a student', '/apply/student'],
      ['Bring a challenge', '/apply/partner'],
      [expect.stringContaining('Scroll'), expect.stringMatching(/#overview$/)],
    ]),
  );
  for (const [id, name] of [
    ['overview', 'Transforming non-consumption into consumption'],
    ['projects', 'Our Current Projects'],
    ['apply', 'Ready to Build with Us?'],
  ] as const) {
    const title = document.querySelector(`section#${id} h2`)?.textContent;
    expect(title).toBe(name);
  }
  expect(linksOf('#apply')).toEqual(
    expect.arrayContaining([
      ['Join As a Student', '/apply/student'],
      ['Partner With Us', '/apply/partner'],
    ]),
  );
});

test('[PROD-07][PROD-08][PROD-09] the overview describes a school year in three phases', () => {
  const overview = document.querySelector('#overview');
  expect(overview?.textContent).toContain('One challenge takes one school year, in three phases.');
  const phases = Array.from(overview?.querySelectorAll('ol > li') ?? [], (card) => [
    card.querySelector('h3')?.textContent,
    ...Array.from(card.querySelectorAll('li'), ({ textContent }) => textContent),
  ]);
  expect(phases).toEqual([
    ['Immersion & Discovery', 'Ethnographic interviews', 'Stakeholder mapping'],
    ['Rapid Ideation & Prototyping', 'Brainstorming', 'Low-fidelity prototypes tested with users'],
    [
      'Implementation',
      'Refining solutions',
      'Financial modelling',
      'Scalability planning',
      'User testing protocols',
    ],
  ]);
});

test('[STU-04][STU-05][STU-06][STU-07][STU-08] each of six filters shows its projects and their number', () => {
  const projects = part('Our Current Projects');
  const choices = part('Filter projects by sector', 'group');
  const pressed = () => choices.texts('button', { pressed: true });
  const cards = () => projects.texts('heading', { level: 3 });
  expect(projects.text).toContain('The 2024-2025 challenges');
  expect(pressed()).toEqual(['All']);
  const counts = [
    ['All', 6],
    ['Healthcare', 2],
    ['Technology', 2],
    ['Education', 1],
    ['Energy', 1],
    ['Business', 2],
  ] as const;
  const names = choices.texts('button');
  expect(names).toEqual(counts.map(([name]) => name));
  for (const [name, count] of [...counts.slice(1), ...counts.slice(0, 1)]) {
    fireEvent.click(choices.getByRole('button', { name }));
    expect(pressed()).toEqual([name]);
    expect(cards()).toHaveLength(count);
    expect(projects.getByRole('status').textContent).toBe(
      `${count} project${count === 1 ? '' : 's'}${name === 'All' ? '' : ` in ${name}`}`,
    );
  }
  const [first] = within(projects.element).getAllByRole('link', { name: /^Explore Project/ });
  expect(first?.textContent).toContain('Explore Project');
  expect(first?.getAttribute('href')).toBe('/projects/sunfi-solar-initiative');
});
