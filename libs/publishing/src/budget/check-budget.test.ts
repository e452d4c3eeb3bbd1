import type { Weights } from '@raade/contracts/releases/weights';
import { checkBudget } from './check-budget.ts';

const LIVE: Weights = {
  schema: 1,
  budget: { '/': 9000, '*': 8000 },
  pages: { '/': ['remoteEntry', 'js/home'], '/about': ['remoteEntry', 'js/about'] },
  scripts: {
    remoteEntry: { bytes: 3000, modules: { 'apps/content/src/remote.tsx': 4000 } },
    'js/home': { bytes: 6000, modules: { 'apps/content/src/home/home.page.tsx': 20_000 } },
    'js/about': { bytes: 5000, modules: { 'apps/content/src/about/about.page.tsx': 9000 } },
  },
};

/** The home page with one more library. */
const GROWN: Weights = {
  ...LIVE,
  scripts: {
    ...LIVE.scripts,
    'js/home': {
      bytes: 8500,
      modules: {
        'apps/content/src/home/home.page.tsx': 20_500,
        'node_modules/moment/moment.js': 170_000,
      },
    },
  },
};

test('an app that is exactly as heavy as its budget allows is accepted', () => {
  expect(() => checkBudget('content', LIVE, undefined)).not.toThrow();
});

test('an app that is too heavy is refused with what has grown since the live release', () => {
  expect(() => checkBudget('content', GROWN, LIVE)).toThrow(
    [
      'content is heavier than its budget.json allows:',
      '  /: 11.5 kB of script, 2500 bytes more than 9.0 kB',
      'Since the live release:',
      '  js/home: 8.5 kB, 2.5 kB more',
      '    new: node_modules/moment/moment.js, 170.0 kB of source',
      '    grown: apps/content/src/home/home.page.tsx, 0.5 kB of source',
      'Take bytes away, or raise the limit in apps/content/budget.json in a change that says why.',
    ].join('\n'),
  );
});

test('without a live release, all parts of the page are listed, heaviest first', () => {
  expect(() => checkBudget('content', GROWN, undefined)).toThrow(
    /It is made of:\n {2}js\/home.*\n.*moment.*\n.*home\.page.*\n {2}remoteEntry/,
  );
});

test("a page that the budget does not name has the limit of '*'", () => {
  const budget = { '/': 9000, '*': 7999 };
  expect(() => checkBudget('content', { ...LIVE, budget }, LIVE)).toThrow(
    /\/about: 8\.0 kB of script, 1 bytes more than 8\.0 kB\n.*\n {2}nothing has grown/,
  );
});
