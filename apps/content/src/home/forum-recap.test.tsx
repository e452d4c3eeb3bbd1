import { dayAfter } from '@raade/contracts/days';
import { SAMPLE_TODAY } from '@raade/contracts/local-environment';
import { provideDay } from '@raade/platform';
import { FORUM } from '../content/forum.ts';
import { openText, whenText } from './forum-recap.section.tsx';

test('the home page says when and where the forum is, and afterwards that it was', () => {
  const told = `${FORUM.dates}, ${FORUM.venue}`;
  provideDay({ today: SAMPLE_TODAY });
  expect(whenText()).toBe(told);
  provideDay({ today: '2099-01-01' });
  expect(whenText()).toBe(`The last one: ${told}`);
});

test('it says until when one can register, as long as there are places and the day is not over', () => {
  provideDay({ today: FORUM.registrationCloses });
  expect(openText() === undefined).toBe(FORUM.isFull);
  provideDay({ today: dayAfter(FORUM.registrationCloses) });
  expect(openText()).toBeUndefined();
});
