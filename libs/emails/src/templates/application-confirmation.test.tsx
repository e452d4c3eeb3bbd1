import type { EmailFrame } from '../document/email-document.tsx';
import { SAMPLE_APPLICATION, SAMPLE_REGISTRATION, SAMPLE_REQUEST } from '../inputs/samples.ts';
import { withPlainText } from '../plain-text.ts';
import { FRAME } from '../testing/frame.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { applicationConfirmationEmail } from './application-confirmation.email.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const textOf = (html: string) => parse(html).body.textContent.replace(/\s+/g, ' ');

test.each([
  [SAMPLE_APPLICATION, 'Students read every application and answer'],
  [SAMPLE_REQUEST, 'Students read every idea and answer'],
  [SAMPLE_REGISTRATION, 'We will tell you whether there is a place for you.'],
])('who applied reads when, what they sent, and who reads it: %#', (application, reading) => {
  const { html, text } = withPlainText(applicationConfirmationEmail(application, FRAME));
  for (const shown of [textOf(html), text.replace(/\s+/g, ' ')]) {
    expect(shown).toContain('What you sent on March 1, 2025');
    expect(shown).toContain(reading);
    expect(shown).toContain('Something to add or to correct? Reply to this email.');
  }
  const copy = parse(html).querySelector('table[aria-label="What you sent"]');
  const heads = Array.from(copy?.querySelectorAll('th') ?? [], ({ textContent }) => textContent);
  const answers: readonly (readonly [string, string])[] = application.answers;
  const given = answers.flatMap(([label, answer]) => (answer === '' ? [] : [label]));
  expect(heads).toEqual(given);
  for (const label of given) expect(text).toContain(label);
});

test('a partner is not spoken to as a student', () => {
  const text = textOf(applicationConfirmationEmail(SAMPLE_REQUEST, FRAME).html);
  expect(text).not.toMatch(/application|did not apply|Innovation Studios/);
});

test('a guest reads nothing of applications, nor of a phone number that nobody asked for', () => {
  const text = textOf(applicationConfirmationEmail(SAMPLE_REGISTRATION, FRAME).html);
  expect(text).toContain('We left out your email address, in case');
  expect(text).not.toMatch(/application|did not apply|Innovation Studios|phone/);
});

test('a guest is told when and where the forum is and what it costs, and that this is no ticket', () => {
  const { forum, places } = FRAME.facts;
  const registration = { ...SAMPLE_REGISTRATION, ticket: undefined };
  const { html, previewText } = applicationConfirmationEmail(registration, FRAME);
  const text = textOf(html);
  expect(text).toContain('This is not a ticket yet.');
  const { price, paying, answer } = places;
  const known = [price, paying, answer].filter((fact) => fact !== undefined);
  for (const fact of [forum.name, ...forum.days.map(({ date }) => date), ...known])
    expect(text).toContain(fact);
  expect(`${previewText} ${text}`).not.toContain('look forward');
});

test.each([
  ['Student', 'student'],
  ['Professional', 'professional'],
] as const)('a guest with the ticket %s reads what it costs, and of no other', (ticket, own) => {
  const { byTicket, price = '', paying = '' } = FRAME.facts.places;
  const { html } = applicationConfirmationEmail({ ...SAMPLE_REGISTRATION, ticket }, FRAME);
  expect(textOf(html)).toContain(`Paying${byTicket[own]}`);
  expect(textOf(html)).not.toContain(price);
  expect(textOf(html)).not.toContain(paying);
});

test('a guest is told that nothing is to be paid yet, where nobody has said how it is', () => {
  const { html } = applicationConfirmationEmail(SAMPLE_REGISTRATION, {
    ...FRAME,
    facts: { ...FRAME.facts, places: { byTicket: {} } },
  });
  expect(textOf(html)).toContain('There is nothing to pay until you hear from us.');
});

test.each([
  [SAMPLE_APPLICATION, FRAME.facts.afterwards.student],
  [SAMPLE_REQUEST, FRAME.facts.afterwards.partner],
])('the mail promises what the page of the form does: %#', (application, afterwards) => {
  expect(textOf(applicationConfirmationEmail(application, FRAME).html)).toContain(afterwards);
});

test.each([
  [SAMPLE_APPLICATION, 'student'],
  [SAMPLE_REQUEST, 'partner'],
  [SAMPLE_REGISTRATION, 'forum'],
] as const)('the mail is signed by whom the content names: %#', (application, who) => {
  const signed = (frame: EmailFrame) =>
    textOf(applicationConfirmationEmail(application, frame).html);
  expect(signed(FRAME)).toContain(`With thanks,${FRAME.facts.signedBy[who]}`);
  const nobody = { ...FRAME, facts: { ...FRAME.facts, signedBy: {} } };
  expect(signed(nobody)).toContain('With thanks,all of us at RAADE');
});

test('the lines of an answer stay lines, and what was typed stays text without links', () => {
  const typed = '<img src=x> & one\nhttps://spam.example.org/two';
  const { html, text } = withPlainText(
    applicationConfirmationEmail(
      { ...SAMPLE_APPLICATION, answers: [['Why Join RAADE', typed]] },
      FRAME,
    ),
  );
  expect(parse(html).querySelector('img')).toBeNull();
  expect(html).toContain('&lt;img src=x> &amp; one<br/>https: ');
  for (const shown of [textOf(html), text]) {
    expect(shown).toContain('<img src=x> & one');
    expect(shown).not.toContain('spam.example');
  }
  expect(textOf(html)).toContain('Links are broken up');
});

test('a confirmation of the longest answers that a form takes is short enough to be shown', () => {
  const answers = Array.from(
    { length: 9 },
    (_, index) => [`Answer ${index}`, '"'.repeat(5000)] as const,
  );
  const email = applicationConfirmationEmail({ ...SAMPLE_APPLICATION, answers }, FRAME);
  expect(mailProblems(email.html)).toEqual([]);
});
