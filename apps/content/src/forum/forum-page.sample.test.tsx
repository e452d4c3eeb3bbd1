import { screen } from '@testing-library/react';
import { headingsOfLevel, part, showPage } from '../testing/show-page.tsx';
import ForumPage from './forum.page.tsx';

const HERO = 'Join us at the RAADE African Development Forum';
const PROMO = "Be Part of Africa's Innovation Journey";
const CLOSED = 'Registration is Now Closed';

beforeEach(() => showPage(<ForumPage />));

test('[CONF-01][CONF-03][CONF-06][CONF-16][CONF-42][ROUTE-07] the sections are in order and have anchors', () => {
  expect(document.title).toBe('RAADE Day Forum');
  expect(headingsOfLevel(1)).toEqual([HERO]);
  expect(headingsOfLevel(2).slice(0, 7)).toEqual([
    "Africa's path to the future",
    'Why Attend?',
    PROMO,
    'Featured Speakers',
    'Conference Schedule',
    'Sponsors',
    CLOSED,
  ]);
  const anchors = ['overview', 'why-attend', 'speakers', 'schedule', 'sponsors'];
  for (const id of [...anchors, 'sponsorship', 'registration', 'donation']) {
    expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
  }
  const inOrder = [...document.querySelectorAll('#overview, #sponsorship, #donation')];
  expect(inOrder.map(({ id }) => id)).toEqual(['overview', 'sponsorship', 'donation']);
  expect(document.querySelector('#overview')?.textContent).toContain("Africa's path to the future");
  expect(document.querySelector('#sponsorship')?.textContent).toContain('Become a sponsor');
});

test('[CONF-07][CONF-08][CONF-09][CONF-10][CONF-11][CONF-12][CONF-13][CONF-14][CONF-15] hero and intro show name, dates, venue, features and figures', () => {
  const hero = part(HERO);
  expect(hero.text).toContain('Building Pathways to the Future');
  expect(hero.text).toContain('April 11-12, 2025');
  expect(hero.text).toContain('Rice University, Houston, TX');
  expect(hero.items()).toEqual(['10+ Speakers', '5 Workshops', '100+ Attendees']);
  expect(hero.getByRole('figure').textContent).toContain('Watch our Conference Highlights');
  expect(hero.hrefOf('Register Now')).toBe('/conference/register');
  const intro = part("Africa's path to the future");
  expect(intro.texts('heading', { level: 3 })).toEqual([
    'Innovation Showcase',
    'Global Networking',
    'Thought Leadership',
  ]);
  expect(intro.items()).toEqual([
    'April 11-12, 2025',
    'Rice University, Houston, TX',
    '100+ Attendees',
  ]);
});

test('[CONF-17][CONF-18][CONF-26][CONF-31][CONF-33][CONF-34][CONF-35] Why Attend has four types and its controls; the banner shows what to expect; both and the speakers link to registration', () => {
  const why = part('Why Attend?');
  expect(why.texts('tab')).toEqual([
    'Established Leaders',
    'Next Generation',
    'Curious Minds',
    'Everyone',
  ]);
  expect(why.getAllByRole('button', { name: /^Benefit \d$/ })).toHaveLength(5);
  for (const side of ['Previous', 'Next']) {
    for (const name of [`${side} benefit`, `${side} attendee type`]) {
      expect(why.getByRole('button', { name })).toBeTruthy();
    }
  }
  expect(why.hrefOf('Register Now')).toBe('/conference#registration');
  const promo = part(PROMO);
  for (const text of [
    'Limited seats available!',
    'Tickets currently on sale',
    '100+ innovators from universities across the U.S.',
    'April 11-12, 2025 at Rice University, Houston, TX',
  ]) {
    expect(promo.text).toContain(text);
  }
  expect(promo.getByRole('heading', { name: 'What to Expect' })).toBeTruthy();
  expect(promo.items().join()).toMatch(/Network with leaders.*Global insights/);
  expect(promo.hrefOf('Register Now')).toBe('/conference/register');
  expect(part('Featured Speakers').hrefOf('Register Now')).toBe('/conference/register');
});

test('[CONF-36][CONF-37][CONF-38][CONF-39][CONF-40][CONF-43] registration is closed, with email, date and place; the sponsor has its links', () => {
  const closed = part(CLOSED);
  expect(closed.text).toContain('reached its capacity');
  expect(closed.text).toContain('April 11-12, 2025, Rice University, Houston, TX');
  expect(closed.hrefOf('hello@example.org')).toBe('mailto:hello@example.org');
  const sponsors = part('Sponsors');
  expect(sponsors.getByRole('img', { name: 'Logo of Baobab Sample Market' })).toBeTruthy();
  expect(sponsors.text).toContain('An African grocery market');
  for (const [name, host] of [
    [/^Website/, 'market'],
    [/^Instagram/, 'instagram'],
    [/^YouTube/, 'youtube'],
    [/^Facebook/, 'facebook'],
    [/^Support our sponsors/, 'market'],
  ] as const) {
    expect(sponsors.hrefOf(name)).toMatch(new RegExp(`^https://${host}\\.example\\.org`));
    expect(sponsors.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  }
  const becoming = document.querySelector('#sponsorship a');
  expect(becoming?.getAttribute('href')).toMatch(/^mailto:hello@example\.org/);
});

test('[SPK-01][SPK-02][SPK-03] eleven speakers are listed in order with role, organization, short biography and profile', () => {
  const speakers = part('Featured Speakers');
  const cards = speakers.getAllByRole('listitem');
  const names = cards.map((card) => card.querySelector('h3')?.textContent);
  expect(names).toEqual([
    'Ama Sample',
    'Baraka Example',
    'Chipo Placeholder',
    'Dayo Specimen',
    'Efua Mockup',
    'Femi Prototype',
    'Gugu Template',
    'Hasani Draft',
    'Imani Pattern',
    'Jabari Stencil',
    'Kesi Blueprint',
  ]);
  const links = screen.getAllByRole('link', { name: /^Full profile/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    names.map((name) => [
      `Full profile of ${name}`,
      `/conference/speakers/${name?.toLowerCase().replace(' ', '-')}`,
    ]),
  );
  const [first] = cards;
  for (const text of ['Director', 'Sample Institute for Development', 'Studies how small firms']) {
    expect(first?.textContent).toContain(text);
  }
});
