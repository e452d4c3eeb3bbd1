import { FOOTER_ITEMS, MAIN_ITEMS, type NavigationItem } from './navigation-items.ts';

const entriesOf = (name: string) =>
  MAIN_ITEMS.find((item) => item.name === name)?.dropdown.map((entry) => [entry.name, entry.href]);

test('[NAV-14][NAV-48] there are three main items, each with a dropdown', () => {
  expect(MAIN_ITEMS.map(({ name, href }) => [name, href])).toEqual([
    ['About', '/about'],
    ['Innovation Studios', '/studios'],
    ['Conference', '/conference'],
  ]);
});

test('[NAV-15][NAV-20] About leads to its sections, named after their anchors', () => {
  expect(entriesOf('About')).toEqual([
    ['Overview', '/about#overview'],
    ['Approach', '/about#approach'],
    ['Impact', '/about#impact'],
    ['Team', '/about#team'],
  ]);
});

test('[NAV-16][NAV-20] Innovation Studios leads to its sections', () => {
  expect(entriesOf('Innovation Studios')).toEqual([
    ['Overview', '/studios#overview'],
    ['Projects', '/studios#projects'],
    ['Apply', '/studios#apply'],
  ]);
});

test('[NAV-17][NAV-18][NAV-19][NAV-20] Conference leads to its sections, registration and donation', () => {
  expect(entriesOf('Conference')).toEqual([
    ['Overview', '/conference#overview'],
    ['Why Attend', '/conference#why-attend'],
    ['Speakers', '/conference#speakers'],
    ['Schedule', '/conference#schedule'],
    ['Sponsors', '/conference#sponsors'],
    ['Registration', '/conference#registration'],
    ['Sponsorship', '/conference#sponsorship'],
    ['Register Now', '/conference/register'],
    ['Donate', '/conference#donation'],
  ]);
});

test('[NAV-18][NAV-48] Register Now alone is highlighted', () => {
  const entries = MAIN_ITEMS.flatMap(({ dropdown }): readonly NavigationItem[] => dropdown);
  expect(entries.filter((entry) => entry.isHighlighted).map(({ name }) => name)).toEqual([
    'Register Now',
  ]);
});

test('[NAV-21] the footer items are Contact and Events', () => {
  expect(FOOTER_ITEMS).toEqual([
    { name: 'Contact', href: '/contact' },
    { name: 'Events', href: '/conference' },
  ]);
});
