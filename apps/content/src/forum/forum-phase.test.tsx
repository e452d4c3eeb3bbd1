import { dayBefore } from '@raade/contracts/days';
import { FORUM } from '../content/forum.ts';
import { forumPhaseOn, phaseBorders } from '@raade/contracts/forum-phase';
import { LOCAL_ENVIRONMENT, SAMPLE_TODAY } from '@raade/contracts/local-environment';
import { falsehoods, omissions } from '@raade/contracts/testing/forum-contradictions';
import { MemoryRouter, provideDay, provideEnvironment } from '@raade/platform';
import { fakeObserver } from '@raade/platform/testing/fake-observer';
import { fakeMedia } from '@raade/platform/testing/media';
import { cleanup, render, screen } from '@testing-library/react';
import RegistrationPage from '../registration/registration.page.tsx';
import ForumPage from './forum.page.tsx';

/** The forum's page and the page about registering, as they are on a day. */
function show(day: string) {
  provideDay({ today: day });
  return render(
    <MemoryRouter>
      <ForumPage />
      <RegistrationPage />
    </MemoryRouter>,
  ).container;
}

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const registerLinks = () => screen.queryAllByRole('link', { name: 'Register Now' });

type Facts = Partial<Pick<typeof FORUM, 'isFull' | 'showsPromoBanner' | 'registrationCloses'>>;

function withFacts(facts: Facts) {
  for (const [fact, value] of Object.entries(facts) as [keyof Facts, never][])
    jest.replaceProperty(FORUM, fact, value);
}

beforeEach(() => {
  provideEnvironment(LOCAL_ENVIRONMENT);
  fakeMedia();
  fakeObserver(false);
});
afterEach(() => jest.restoreAllMocks());

test('[CONF-41] in the forum of the specification registration is closed, and no other state is shown', () => {
  show(SAMPLE_TODAY);
  expect(titles().filter((title) => title === 'Registration is Now Closed')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Open');
  expect(titles()).not.toContain('The Forum is Over');
});

test('[CONF-32] the banner stands beside the closed registration until its flag is taken down', () => {
  show(SAMPLE_TODAY);
  expect(titles()).toEqual(
    expect.arrayContaining(['Registration is Now Closed', 'What to Expect']),
  );
  cleanup();
  withFacts({ showsPromoBanner: false });
  show(SAMPLE_TODAY);
  expect(titles()).not.toContain('What to Expect');
});

test('whoever cannot register is shown what there is instead', () => {
  show(SAMPLE_TODAY);
  expect(screen.getByRole('link', { name: 'Apply to join a student team' })).toBeTruthy();
  cleanup();
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(screen.queryByText('What you can do instead')).toBeNull();
});

test('once it is open, page and section say so and lead to it', () => {
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(titles().filter((title) => title === 'Registration is Open')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Now Closed');
  expect(registerLinks()).toHaveLength(5);
});

const FORUMS: readonly (readonly [string, Facts])[] = [
  ['of the specification, which is full', {}],
  ['with places left', { isFull: false }],
  ['that stops registering before it begins', { isFull: false, registrationCloses: '2025-04-01' }],
];

test.each(FORUMS)(
  'from the first day of each phase to its last, the pages of the forum %s say what is so',
  (_name, facts) => {
    withFacts(facts);
    const days = ['2024-04-11', ...phaseBorders(FORUM), '2026-04-13'];
    for (const [index, first] of days.slice(0, -1).entries()) {
      const phase = forumPhaseOn(first, FORUM);
      const text = show(first).textContent;
      expect([phase, falsehoods(text, phase), omissions(text, phase)]).toEqual([phase, [], []]);
      cleanup();
      expect(show(dayBefore(days[index + 1] ?? '')).textContent).toBe(text);
      cleanup();
    }
  },
);
