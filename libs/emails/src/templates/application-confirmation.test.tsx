import { SAMPLE_APPLICATION, SAMPLE_REGISTRATION, SAMPLE_REQUEST } from '../inputs/samples.ts';
import { withPlainText } from '../plain-text.ts';
import { FRAME } from '../testing/frame.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { applicationConfirmationEmail } from './application-confirmation.email.tsx';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const textOf = (html: string) => parse(html).body.textContent.replace(/\s+/g, ' ');

test.each([
  [SAMPLE_APPLICATION, 'Students read every application,'],
  [SAMPLE_REQUEST, 'Students read your idea in person,'],
  [SAMPLE_REGISTRATION, 'We write to you whether there is a place for you'],
])('who applied reads when, what they sent, and who reads it: %#', (application, reading) => {
  const { html, text } = withPlainText(applicationConfirmationEmail(application, FRAME));
  for (const shown of [textOf(html), text.replace(/\s+/g, ' ')]) {
    expect(shown).toContain('What you sent on March 1, 2025');
    expect(shown).toContain(reading);
    expect(shown).toContain('Something to add or to correct? Reply to this email.');
  }
  const heads = Array.from(parse(html).querySelectorAll('th'), ({ textContent }) => textContent);
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
  expect(text).toContain('Until then nothing is to be paid.');
  expect(text).toContain('Your address is left out');
  expect(text).not.toMatch(/application|did not apply|Innovation Studios|phone/);
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
  expect(textOf(html)).toContain('Links are spelled apart');
});

test('a confirmation of the longest answers that a form takes is short enough to be shown', () => {
  const answers = Array.from(
    { length: 9 },
    (_, index) => [`Answer ${index}`, '"'.repeat(5000)] as const,
  );
  const email = applicationConfirmationEmail({ ...SAMPLE_APPLICATION, answers }, FRAME);
  expect(mailProblems(email.html)).toEqual([]);
});
