import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { cleanup, screen } from '@testing-library/react';
import { FORUM } from '../content/forum.ts';
import { FORUM_TEXTS } from '../content/forum-page.ts';
import { provideBrowser, show, withFacts } from './testing/forum-on-a-day.tsx';

const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent);
const registerLinks = () => screen.queryAllByRole('link', { name: 'Register Now' });

beforeEach(provideBrowser);
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
  const fromForum = screen.getByRole('link', { name: 'What you can do instead' });
  expect(fromForum.getAttribute('href')).toBe('/conference/register');
  cleanup();
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(screen.queryByText('What you can do instead')).toBeNull();
});

const isSaidToBeFull = () => screen.queryByText(/All places are taken/) !== null;

test('the first screen says that no place is left, and in no other phase', () => {
  show(SAMPLE_TODAY);
  expect(isSaidToBeFull()).toBe(true);
  cleanup();
  withFacts({ isFull: false });
  for (const day of ['2024-12-01', SAMPLE_TODAY, FORUM.firstDay, dayAfter(FORUM.lastDay)]) {
    show(day);
    expect(isSaidToBeFull()).toBe(false);
    cleanup();
  }
});

test('a place that is given back can be asked for while it is full, and not once the forum is over', () => {
  const givenBack = () => screen.queryByRole('link', { name: /place that is given back/ });
  show(SAMPLE_TODAY);
  expect(givenBack()).not.toBeNull();
  cleanup();
  show(dayAfter(FORUM.lastDay));
  expect(givenBack()).toBeNull();
  expect(screen.getByRole('heading', { name: 'What you can do now' })).toBeTruthy();
});

test('once it is open, page and section say so and lead to it', () => {
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(titles().filter((title) => title === 'Registration is Open')).toHaveLength(2);
  expect(titles()).not.toContain('Registration is Now Closed');
  expect(registerLinks()).toHaveLength(5);
});

const form = () => screen.queryByRole('link', { name: 'Fill in the form' });
const linesToWrite = () => screen.queryByRole('region', { name: 'Prefer email?' });

test('while one can register, the page for it leads to the form and opens a mail, and both pages say what a place costs', () => {
  withFacts({ isFull: false });
  show(SAMPLE_TODAY);
  expect(form()?.getAttribute('href')).toBe('/apply/guest');
  expect(document.querySelector('a[href*="subject=Registration"]')).not.toBeNull();
  expect(linesToWrite()).not.toBeNull();
  expect(screen.getAllByText('Price')).toHaveLength(2);
  cleanup();
  show('2024-12-01');
  expect([form(), linesToWrite()]).toEqual([null, null]);
  expect(screen.getAllByText('Price')).toHaveLength(2);
});

test('once nobody can register any more, no form and no mail is offered and no price is told', () => {
  for (const day of [SAMPLE_TODAY, FORUM.firstDay, dayAfter(FORUM.lastDay)]) {
    show(day);
    expect([form(), linesToWrite()]).toEqual([null, null]);
    expect(screen.queryByText('Price')).toBeNull();
    cleanup();
  }
});

test('guests read how to come and sponsors what it takes, as far as it is known', () => {
  show(SAMPLE_TODAY);
  const gettingThere = screen.getByRole('region', { name: 'Getting there' });
  expect(gettingThere.id).toBe('getting-there');
  expect(gettingThere.closest('details') ?? gettingThere.querySelector('details')).toBeNull();
  for (const fact of ['Step-free access', 'Where to stay', 'airports', 'visa', 'Money back']) {
    expect(gettingThere.textContent).toContain(fact);
  }
  expect(gettingThere.querySelector('#coming, #refunds')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Getting there' }).getAttribute('href')).toContain(
    '#getting-there',
  );
  expect(document.querySelector('#sponsorship dl')?.textContent).toContain('A dinner');
  cleanup();
  jest.replaceProperty(FORUM_TEXTS, 'coming', undefined);
  jest.replaceProperty(FORUM_TEXTS, 'sponsoring', undefined);
  show(SAMPLE_TODAY);
  expect(screen.queryByRole('region', { name: 'Getting there' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Getting there' })).toBeNull();
  expect(document.querySelector('#sponsorship dl')).toBeNull();
});

test('when the forum is over, nobody is asked to put it into a calendar', () => {
  show(SAMPLE_TODAY);
  expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeTruthy();
  cleanup();
  show(dayAfter(FORUM.lastDay));
  expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
});
