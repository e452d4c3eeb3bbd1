import { forumOf } from '@raade/content-model/forum/forum-of';
import { documentContent } from '@raade/content-model/provided/provided-content';
import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { screen } from '@testing-library/react';
import { provideBrowser } from '../testing/show-page.tsx';
import { forumWith, show } from './testing/forum-on-a-day.tsx';

const titles = () =>
  Array.from(document.querySelectorAll('h1, h2, h3'), ({ textContent }) => textContent);
const countOf = (title: string) => titles().filter((each) => each === title).length;
/** Finds links by their text, since finding them by role takes seconds on two pages. */
const links = (words: RegExp) =>
  [...document.querySelectorAll('a')].filter(({ textContent }) => words.test(textContent));
const link = (words: RegExp) => links(words)[0] ?? null;
const addToCalendar = () => screen.queryByText('Add to Calendar', { selector: 'button *, button' });
const isFullShown = () => screen.queryByText(/All places are taken/) !== null;
/** Links to the registration form and to registering by email. */
const waysToRegister = () => [link(/^Fill in the form$/), screen.queryByText('Prefer email?')];

const { firstDay, lastDay } = forumOf(documentContent());

beforeEach(provideBrowser);

test('[CONF-32][CONF-41] on the sample day registration is closed, with the banner and alternatives', () => {
  show(SAMPLE_TODAY);
  expect(countOf('Registration is Now Closed')).toBe(2);
  expect(titles()).not.toContain('Registration is Open');
  expect(titles()).not.toContain('The Forum is Over');
  expect(titles()).toContain('What to Expect');
  expect(isFullShown()).toBe(true);
  expect(link(/^Apply to join a student team$/)).toBeTruthy();
  expect(link(/^What you can do instead$/)?.getAttribute('href')).toBe('/conference/register');
  expect(link(/place that is given back/)).not.toBeNull();
  expect(waysToRegister()).toEqual([null, null]);
  expect(screen.queryByText('Price')).toBeNull();
  expect(addToCalendar()).toBeTruthy();
});

test('the page has a section about travel and one for sponsors', () => {
  show(SAMPLE_TODAY);
  const room = screen.queryByRole('region', { name: 'Travel' });
  expect(room?.id).toBe('travel');
  expect(room?.closest('details') ?? room?.querySelector('details')).toBeNull();
  for (const fact of ['Step-free access', 'Where to stay', 'airports', 'visa', 'Money back']) {
    expect(room?.textContent).toContain(fact);
  }
  expect(room?.querySelector('#coming, #refunds')).not.toBeNull();
  expect(link(/^Travel$/)?.getAttribute('href')).toContain('#travel');
  expect(document.querySelector('#sponsorship dl')?.textContent).toContain('A dinner');
});

test('[CONF-32] the banner is hidden without its flag, and sections without content are hidden', () => {
  show(SAMPLE_TODAY, {
    forum: forumWith({ showsPromoBanner: false }),
    'forum-page': { ...documentContent()['forum-page'], coming: undefined, sponsoring: undefined },
  });
  expect(titles()).not.toContain('What to Expect');
  expect(document.querySelector('#travel')).toBeNull();
  expect(link(/^Travel$/)).toBeNull();
  expect(document.querySelector('#sponsorship dl')).toBeNull();
});

test('during registration, both pages link to the form or to an email and name the price', () => {
  show(SAMPLE_TODAY, { forum: forumWith({ isFull: false }) });
  expect(countOf('Registration is Open')).toBe(2);
  expect(titles()).not.toContain('Registration is Now Closed');
  expect(isFullShown()).toBe(false);
  expect(screen.queryByText('What you can do instead')).toBeNull();
  expect(links(/^Register Now$/)).toHaveLength(5);
  const [form, emailSection] = waysToRegister();
  expect(form?.getAttribute('href')).toBe('/apply/guest');
  expect(document.querySelector('a[href*="subject=Registration"]')).not.toBeNull();
  expect(emailSection).not.toBeNull();
  expect(screen.getAllByText('Price')).toHaveLength(2);
});

test('before registration opens, both pages name the price and have no form', () => {
  show('2024-12-01', { forum: forumWith({ isFull: false }) });
  expect(isFullShown()).toBe(false);
  expect(waysToRegister()).toEqual([null, null]);
  expect(screen.getAllByText('Price')).toHaveLength(2);
});

test.each([
  ['has begun', firstDay],
  ['is over', dayAfter(lastDay)],
])('after the forum %s, no form, email or price is shown', (when, day) => {
  show(day);
  expect(isFullShown()).toBe(false);
  expect(waysToRegister()).toEqual([null, null]);
  expect(screen.queryByText('Price')).toBeNull();
  if (when !== 'is over') return;
  expect(link(/place that is given back/)).toBeNull();
  expect(titles()).toContain('What you can do now');
  expect(addToCalendar()).toBeNull();
});
