import { SAMPLE_TODAY } from '@raade/contracts/local-environment';
import { provideDay } from '@raade/platform';
import { FORUM } from '../content/forum.ts';
import { whenText } from './forum-recap.section.tsx';

test('the home page says when and where the forum is, and afterwards that it was', () => {
  const told = `${FORUM.dates}, ${FORUM.venue}`;
  provideDay({ today: SAMPLE_TODAY });
  expect(whenText()).toBe(told);
  provideDay({ today: '2099-01-01' });
  expect(whenText()).toBe(`The last one: ${told}`);
});
