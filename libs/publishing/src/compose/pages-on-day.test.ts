import { about } from '../testing/sample-composition.ts';
import type { Composition } from './composition.ts';
import { nextChange, remotesOn } from './pages-on-day.ts';

const BORDERS = { opens: '2025-01-15', begins: '2025-04-11', isOver: '2025-04-13' };
const register = {
  name: 'Register Now',
  href: '/about#register',
  from: BORDERS.opens,
  until: BORDERS.begins,
};
const remotes: Pick<Composition, 'pages' | 'links'> = {
  pages: {
    content: {
      remote: [],
      pages: [
        {
          ...about,
          body: 'before',
          later: [
            { from: BORDERS.opens, body: 'open' },
            { from: BORDERS.isOver, body: 'over' },
          ],
        },
        { ...about, path: '/contact', body: 'always' },
      ],
    },
  },
  links: {
    content: {
      menu: [{ name: 'About', href: '/about', order: 1, dropdown: [register] }],
      actions: [{ ...register, order: 1 }],
    },
    giving: undefined,
  },
};

const FORUM = {
  registrationOpens: '2027-02-01',
  registrationCloses: '2027-03-31',
  isFull: false,
  firstDay: '2027-05-07',
  lastDay: '2027-05-09',
};
const inPhases: typeof remotes = {
  pages: {},
  links: {
    content: {
      actions: [{ name: 'Register Now', href: '/about', order: 1, phases: ['open', 'full'] }],
    },
  },
};

test.each([
  ['2025-03-01', FORUM, []],
  ['2027-01-31', FORUM, []],
  ['2027-02-01', FORUM, ['Register Now']],
  ['2027-03-31', FORUM, ['Register Now']],
  ['2027-04-01', FORUM, []],
  ['2027-04-01', { ...FORUM, registrationCloses: '2027-05-06' }, ['Register Now']],
  ['2027-05-07', FORUM, []],
  ['2027-03-31', undefined, []],
])('on %s a link of the phases open and full is shown only in these', (day, forum, names) => {
  const { links } = remotesOn(inPhases, day, forum);
  const shown = names.map((name) => ({ name, href: '/about', order: 1 }));
  expect(links['content']?.actions).toEqual(shown);
});

test('the next change is at the start of the next forum phase', () => {
  const { registrationOpens, firstDay } = FORUM;
  expect(nextChange({ pages: {}, links: {} }, '2027-01-15', [], FORUM)).toBe(registrationOpens);
  expect(nextChange({ pages: {}, links: {} }, '2027-04-15', [], FORUM)).toBe(firstDay);
});

test.each([
  ['2024-12-31', 'before', []],
  ['2025-01-14', 'before', []],
  ['2025-01-15', 'open', ['Register Now']],
  ['2025-04-10', 'open', ['Register Now']],
  ['2025-04-11', 'open', []],
  ['2025-04-13', 'over', []],
  ['2026-04-13', 'over', []],
])('on %s the page shows "%s" and these links: %j', (day, body, names) => {
  const { pages, links } = remotesOn(remotes, day);
  expect(pages['content']?.pages.map((page) => page.body)).toEqual([body, 'always']);
  expect(pages['content']?.pages[0]).not.toHaveProperty('later');
  expect(links['content']?.actions?.map(({ name }) => name)).toEqual(names);
  const dropdown = links['content']?.menu?.[0]?.dropdown ?? [];
  expect(dropdown).toEqual(names.map((name) => ({ name, href: '/about#register' })));
});

test.each([
  ['2024-06-01', '2025-01-01'],
  ['2025-01-01', '2025-01-15'],
  ['2025-01-15', '2025-04-11'],
  ['2025-04-12', '2025-04-13'],
  ['2025-04-13', '2026-01-01'],
])('pages composed on %s are valid until %s', (day, change) => {
  expect(nextChange(remotes, day)).toBe(change);
});

test('without scheduled changes, pages change only with the year', () => {
  expect(nextChange({ pages: {}, links: {} }, '2025-12-31')).toBe('2026-01-01');
});
