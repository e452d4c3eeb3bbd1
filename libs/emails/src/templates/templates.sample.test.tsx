import { SAMPLE_ATTENDEE } from '../inputs/samples.ts';
import { FRAME } from '../testing/frame.ts';
import { parse, textOf } from '../testing/mail-text.ts';
import { correctionEmail } from './correction.email.tsx';
import { nextStepsEmail } from './next-steps.email.tsx';
import { verificationEmail } from './verification.email.tsx';
import { workshopEmail } from './workshop.email.tsx';

const { firstName, conferenceLink, mapLink, couponCode, verificationLink, ...registered } =
  SAMPLE_ATTENDEE;
const linked = { firstName, conferenceLink, mapLink };
const nextSteps = () => nextStepsEmail({ ...registered, ...linked, couponCode }, FRAME);
const workshop = () => workshopEmail({ firstName, conferenceLink }, FRAME);
const correction = () => correctionEmail(linked, FRAME);
const verification = () => verificationEmail({ ...registered, ...linked, verificationLink }, FRAME);

test('[TPL-07] subjects name the forum and its year', () => {
  expect(
    [verification(), nextSteps(), workshop(), correction()].map(({ subject }) => subject),
  ).toEqual([
    'Please verify your email address for the RAADE African Development Forum',
    'Your next steps for the RAADE African Development Forum',
    'RAADE Forum 2025: Workshop Selection & Case Studies',
    'RAADE Forum 2025: Corrected Details',
  ]);
});

test('next steps say what to show and how to cancel, are signed, and link to the calendar', () => {
  const text = textOf(nextSteps().html);
  expect(text).toContain('Show it at the entrance or say your name');
  expect(text).toContain('Can’t make it after all? Reply to this email');
  expect(text).toContain('We look forward to meeting you,Zola Sample, forum lead');
  const link = parse(nextSteps().html).querySelector('a[href$="/schedule.ics"]');
  expect(link?.textContent).toBe('every session in one file');
  // The verification of an address promises no place.
  expect(textOf(verification().html)).toContain('With thanks,Zola Sample, forum lead');
  expect(textOf(verification().html)).not.toContain('look forward');
});

test('next steps list included and not included items separately', () => {
  const page = parse(nextSteps().html);
  const textUnder = (title: string) =>
    page.querySelector(`table[aria-label="${title}"]`)?.textContent;
  expect(textUnder('What is included')).toMatch(/Meals and coffee.*Gala.*Parking/);
  expect(textUnder('What is included')).not.toContain('Afterparty');
  expect(textUnder('Not included')).toContain('Afterparty');
});

test('[TPL-14][TPL-15][TPL-16] only the next steps contain coupon, gala and parking', () => {
  const { html } = nextSteps();
  expect(textOf(html)).toContain('Included with your registration.');
  expect(textOf(html)).toContain('Pre-paid by the organizers');
  expect(textOf(html)).toMatch(/Afterparty\s*Optional. The coupon code SAMPLE-PARTY/);
  for (const other of [verification(), workshop(), correction()]) {
    expect(textOf(other.html)).not.toMatch(/gala|parking|afterparty/i);
  }
});

test('a correction states the mistake before the right details, if its sender describes it', () => {
  const mistake = 'We wrote that the second day begins at 9:00 AM. It begins at 8:00 AM.';
  const text = textOf(correctionEmail({ ...linked, mistake }, FRAME).html);
  expect(text).toContain(`What was wrong: ${mistake}These are the right details:`);
  expect(textOf(correction().html)).not.toContain('What was wrong');
});

test('[TPL-17] the workshop email lists five workshops, the last day to choose, its sender', () => {
  const { body } = parse(workshop().html);
  const themes = Array.from(body.querySelectorAll('ol > li > strong'), (item) => item.textContent);
  expect(themes).toEqual([
    'Agriculture.',
    'Renewable energy.',
    'Fintech.',
    'Healthcare.',
    'Cultural/historical context.',
  ]);
  expect(body.textContent).toContain('one of five design-sprint workshops');
  expect(textOf(workshop().html)).toContain('The last day for that is Friday, April 4, 2025.');
  expect(textOf(workshop().html)).toContain('meeting you,Zola Sample, forum lead');
  expect(workshop().previewText).toBe(
    'Five design-sprint workshops, one seat for you. Tell us your top three.',
  );
});
