import { documentContent } from '@raade/content-model/provided/provided-content';
import { FILLED_GUEST } from '../testing/filled-forms.ts';
import { guestForm } from './guest-form.ts';

const content = documentContent();
const GUEST_FORM = guestForm(content);

const fieldOf = (wanted: string) => GUEST_FORM.fields.find(({ name }) => name === wanted);

test('guests choose all days or one day by its date', () => {
  const every = content.forum.days.length === 2 ? 'Both days' : 'Every day';
  const days = fieldOf('days');
  const options = days?.control === 'select' ? days.options : [];
  expect(days).toMatchObject({ none: every, isRequired: false });
  expect(options).toHaveLength(content.forum.days.length);
  for (const option of options) expect(option).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d+$/);
  expect(new Map(GUEST_FORM.summary(FILLED_GUEST)).get('Days')).toBe(every);
  expect(
    new Map(GUEST_FORM.summary({ ...FILLED_GUEST, days: 'Friday, April 11' })).get('Days'),
  ).toBe('Friday, April 11');
});

test('price and notification are those of the registration page', () => {
  const { places = {} } = content['forum-page'];
  if (places.price) expect(GUEST_FORM.facts.summary).toBe(places.price);
  if (places.answer) expect(GUEST_FORM.nextSteps.join(' ')).toContain(places.answer);
  const labels = GUEST_FORM.facts.facts.map(({ label }) => label);
  expect(labels).toContain('Last day');
  expect(labels.includes('Price')).toBe(places.price !== undefined);
});
