import { SAMPLE_APPLICATION, SAMPLE_REGISTRATION, SAMPLE_REQUEST } from '../inputs/samples.ts';
import { withPlainText } from '../plain-text.ts';
import { FRAME } from '../testing/frame.ts';
import { parse, textOf } from '../testing/mail-text.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { applicationConfirmationEmail } from './application-confirmation.email.tsx';

const mailText = (...input: Parameters<typeof applicationConfirmationEmail>) =>
  textOf(applicationConfirmationEmail(...input).html);

const { afterwards } = FRAME.facts;

test.each([
  [SAMPLE_APPLICATION, 'Students read every application and answer', afterwards.student],
  [SAMPLE_REQUEST, 'Students read every idea and answer', afterwards.partner],
  [SAMPLE_REGISTRATION, 'We will tell you whether there is a place for you.', ''],
])(
  'a confirmation states day, answers, readers, and the promise of the page: %#',
  (application, reading, promise) => {
    const { html, text } = withPlainText(applicationConfirmationEmail(application, FRAME));
    for (const shown of [textOf(html), text.replace(/\s+/g, ' ')]) {
      expect(shown).toContain('What you sent on March 1, 2025');
      expect(shown).toContain(reading);
      expect(shown).toContain(promise);
      expect(shown).toContain('Something to add or to correct? Reply to this email.');
    }
    const copy = parse(html).querySelector('table[aria-label="What you sent"]');
    const heads = Array.from(copy?.querySelectorAll('th') ?? [], ({ textContent }) => textContent);
    const answers: readonly (readonly [string, string])[] = application.answers;
    const given = answers.flatMap(([label, answer]) => (answer === '' ? [] : [label]));
    expect(heads).toEqual(given);
    for (const label of given) expect(text).toContain(label);
  },
);

test('mails to partners and guests have no words for students, and to guests no phone', () => {
  for (const application of [SAMPLE_REQUEST, SAMPLE_REGISTRATION])
    expect(mailText(application, FRAME)).not.toMatch(
      /application|did not apply|Innovation Studios/,
    );
  expect(mailText(SAMPLE_REGISTRATION, FRAME)).toContain('We left out your email address, in case');
  expect(mailText(SAMPLE_REGISTRATION, FRAME)).not.toContain('phone');
});

test('the mail to a guest states days, price and payment, and that it is not a ticket', () => {
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
  ['Student', 'Nothing.', '$40 by a link.'],
  ['Professional', '$40 by a link.', 'Nothing.'],
] as const)(
  'the mail to a guest with the ticket %s has the payment text of this ticket only',
  (ticket, own, other) => {
    const byTicket = { student: 'Nothing.', professional: '$40 by a link.' };
    const places = { price: 'Free, or $40', paying: 'As it is.', byTicket };
    const { html } = applicationConfirmationEmail(
      { ...SAMPLE_REGISTRATION, ticket },
      { ...FRAME, facts: { ...FRAME.facts, places } },
    );
    expect(textOf(html)).toContain(`Paying${own}`);
    for (const text of [other, places.price, places.paying]) {
      expect(textOf(html)).not.toContain(text);
    }
  },
);

test('the mail to a guest says that nothing is to be paid yet, if no payment text exists', () => {
  const facts = { ...FRAME.facts, places: { byTicket: {} } };
  expect(mailText(SAMPLE_REGISTRATION, { ...FRAME, facts })).toContain(
    'There is nothing to pay until you hear from us.',
  );
});

test.each([
  [SAMPLE_APPLICATION, 'Kofi Sample, studios', 'See what the teams build', '/studios#projects'],
  [SAMPLE_REQUEST, 'Lindiwe Sample, partners', 'See what the teams build', '/studios#projects'],
  [SAMPLE_REGISTRATION, 'Zola Sample, forum', 'See the schedule', '/conference#schedule'],
] as const)(
  'a confirmation is signed as the content says, and links to the site: %#',
  (application, signer, label, path) => {
    const signedBy = {
      student: 'Kofi Sample, studios',
      partner: 'Lindiwe Sample, partners',
      forum: 'Zola Sample, forum',
    };
    const facts = { ...FRAME.facts, signedBy };
    const siteUrl = 'https://raade.example.org';
    const { html } = applicationConfirmationEmail(application, { ...FRAME, facts, siteUrl });
    expect(textOf(html)).toContain(`With thanks,${signer}`);
    const link = parse(html).querySelector(`a[href="${siteUrl}${path}"]`);
    expect(link?.textContent).toBe(label);
    const unsigned = { ...FRAME, facts: { ...FRAME.facts, signedBy: {} } };
    expect(mailText(application, unsigned)).toContain('With thanks,all of us at RAADE');
  },
);

test('an answer keeps its line breaks, and its HTML and links become plain text', () => {
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

test('a confirmation with the longest possible answers is short enough for mail programs', () => {
  const answers = Array.from(
    { length: 9 },
    (_, index) => [`Answer ${index}`, '"'.repeat(5000)] as const,
  );
  const email = applicationConfirmationEmail({ ...SAMPLE_APPLICATION, answers }, FRAME);
  expect(mailProblems(email.html)).toEqual([]);
});
