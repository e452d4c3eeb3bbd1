import { dayAfter } from '@raade/contracts/base/days';
import { SAMPLE_TODAY } from '@raade/contracts/local/local-environment';
import { provideDay } from '@raade/platform';
import { FORUM } from '../content/forum.ts';
import { HOME } from '../content/home.ts';
import { placesText, whenText } from './forum-recap.section.tsx';

afterEach(() => jest.restoreAllMocks());

test('the home page says when and where the forum is, and afterwards that it was', () => {
  const told = `${FORUM.dates}, ${FORUM.venue}`;
  provideDay({ today: SAMPLE_TODAY });
  expect(whenText()).toBe(told);
  provideDay({ today: '2099-01-01' });
  expect(whenText()).toBe(`The last one: ${told}`);
});

test('it says until when one can register, or that no place is left, until the last day for that', () => {
  provideDay({ today: FORUM.registrationCloses });
  jest.replaceProperty(FORUM, 'isFull', false);
  expect(placesText()).toMatch(/^Registration is open until/);
  jest.replaceProperty(FORUM, 'isFull', true);
  expect(placesText()).toBe(HOME.recap.full);
  jest.replaceProperty(FORUM, 'isFull', false);
  provideDay({ today: dayAfter(FORUM.registrationCloses) });
  expect(placesText()).toBeUndefined();
});
