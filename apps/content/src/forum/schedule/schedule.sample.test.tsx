import { fireEvent, screen, within } from '@testing-library/react';
import { part, showPage } from '../../testing/show-page.tsx';
import { ScheduleSection } from './schedule.section.tsx';

const titles = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const rowOf = (name: string) => {
  const row = within(screen.getByRole('tabpanel')).getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`${name} is in no row.`);
  return row;
};

beforeEach(() => showPage(<ScheduleSection />));

test('[SCHED-01][SCHED-02][SCHED-03][SCHED-09][CONF-43] the header shows dates, hours, places with maps and a notice of changes', () => {
  const schedule = part('Conference Schedule');
  expect(schedule.getByRole('heading', { level: 2 }).textContent).toBe('Conference Schedule');
  for (const text of [
    'April 11-12, 2025',
    '4:00 PM - 8:30 PM',
    '8:00 AM - 9:00 PM',
    'schedule is subject to change. Please check back',
  ]) {
    expect(schedule.text).toContain(text);
  }
  for (const [place, query] of [
    ['Multicultural Center', 'Multicultural Center, Rice University, Houston, TX'],
    [
      'Auditorium, Glasscock School of Continuing Studies',
      'Glasscock School of Continuing Studies, Rice University, Houston, TX',
    ],
  ] as const) {
    const [link] = schedule.getAllByRole('link', { name: RegExp(`Google Maps \\( ?${place}`) });
    expect(link?.getAttribute('target')).toBe('_blank');
    const map = new URL(link?.getAttribute('href') ?? '');
    expect(`${map.origin}${map.pathname}`).toBe('https://www.google.com/maps/search/');
    expect(map.searchParams.get('query')).toBe(query);
  }
});

test('[SCHED-06][SCHED-07][SCHED-12] each of two tabs shows one day, and Day 1 is first', () => {
  const [day1, day2] = screen.getAllByRole('tab');
  expect(day1?.textContent).toBe('Day 1 (April 11)');
  expect(day2?.textContent).toBe('Day 2 (April 12)');
  expect(day1?.getAttribute('aria-selected')).toBe('true');
  expect(titles()).toHaveLength(5);
  if (day2) fireEvent.click(day2);
  expect(titles()).toHaveLength(15);
  expect(titles().at(-1)).toBe('Closing Gala');
  expect(rowOf('Closing Gala').textContent).toContain('Location TBA');
});

test('[SCHED-08] a row shows time, type with icon, title, description, place, speaker, capacity and parallel sessions', () => {
  fireEvent.click(screen.getByRole('tab', { name: /^Day 2/ }));
  const workshop = rowOf('Workshop Session 1: Agriculture');
  const row = within(workshop);
  expect(workshop.querySelector('time')?.textContent).toBe('11:25 AM-12:20 PM');
  expect(row.getByText('Workshop')).toBeTruthy();
  expect(workshop.querySelector('[data-type="workshop"] svg')).not.toBeNull();
  expect(row.getByText('One of 3 at this time')).toBeTruthy();
  expect(workshop.textContent).toContain('Turn a harvest that spoils into one page');
  const facts = row.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const fact of ['Location: Room 100', 'Speaker: Efua Mockup', 'Capacity: 30 seats']) {
    expect(facts).toContain(fact);
  }
  const speaker = row.getByRole('link', { name: 'Efua Mockup' });
  expect(speaker.getAttribute('href')).toBe('/conference/speakers/efua-mockup');
  expect(workshop.dataset['choice']).toBe('first');
  for (const theme of ['Fintech', 'Healthcare']) {
    expect(rowOf(`Workshop Session 1: ${theme}`).dataset['choice']).toBe('next');
  }
  expect(rowOf('Lunch').dataset['choice']).toBeUndefined();
});
