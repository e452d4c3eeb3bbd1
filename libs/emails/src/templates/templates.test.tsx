import { applicationAnswerEmail } from './application-answer.email.tsx';
import { applicationConfirmationEmail } from './application-confirmation.email.tsx';
import { campaignEmail } from './campaign.email.tsx';
import { correctionEmail } from './correction.email.tsx';
import { disputeEmail } from './dispute.email.tsx';
import { donationReceiptEmail } from './donation-receipt.email.tsx';
import { adminChangeEmail } from './admin-change.email.tsx';
import { nextStepsEmail } from './next-steps.email.tsx';
import { passwordResetEmail } from './password-reset.email.tsx';
import { statementEmail } from './yearly-statement.email.tsx';
import { staffInvitationEmail } from './staff-invitation.email.tsx';
import { verificationEmail } from './verification.email.tsx';
import { workshopEmail } from './workshop.email.tsx';
import { ANSWER_TEMPLATES } from '@raade/contracts/applications/answer-templates';
import { SAMPLE_GUEST } from '@raade/contracts/testing/sample-applications';
import { filledAnswer } from '../inputs/answer-text.ts';
import { BREVO_FIRST_NAME } from '../inputs/attendee.schema.ts';
import {
  SAMPLE_ADMIN_CHANGE,
  SAMPLE_APPLICATION,
  SAMPLE_ATTENDEE,
  SAMPLE_CAMPAIGN,
  SAMPLE_DISPUTE,
  SAMPLE_DONATION,
  SAMPLE_INVITATION,
  SAMPLE_PASSWORD_RESET,
  SAMPLE_REGISTRATION,
  SAMPLE_REQUEST,
  SAMPLE_STATEMENT,
} from '../inputs/samples.ts';
import { FRAME } from '../testing/frame.ts';
import { REPLACING } from '../testing/replacing-receipt.ts';
import { parse, textOf } from '../testing/mail-text.ts';
import { withPlainText } from '../plain-text.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { unusedFeatures } from '../testing/mail-features.ts';

const { fullName, firstName, verificationLink, ticketType, conferenceLink, mapLink, couponCode } =
  SAMPLE_ATTENDEE;
function verificationInput() {
  return { fullName, firstName, verificationLink, ticketType, conferenceLink, mapLink };
}
const verification = () => verificationEmail(verificationInput(), FRAME);
const nextSteps = (change: { ticketType?: string } = {}) =>
  nextStepsEmail(
    { fullName, firstName, ticketType, conferenceLink, mapLink, couponCode, ...change },
    FRAME,
  );
const workshop = (name = firstName) => workshopEmail({ firstName: name, conferenceLink }, FRAME);
const correction = (name = firstName) =>
  correctionEmail({ firstName: name, conferenceLink, mapLink }, FRAME);

const EMAILS = {
  verification: verification(),
  'next steps': nextSteps(),
  workshop: workshop(),
  'workshop for Brevo': workshop(BREVO_FIRST_NAME),
  correction: correction(),
  'correction for Brevo': correction(BREVO_FIRST_NAME),
  'correction that says what was wrong': correctionEmail(
    { firstName, conferenceLink, mapLink, mistake: 'We wrote 9:00 AM. It is 8:00 AM.' },
    FRAME,
  ),
  'donation receipt': donationReceiptEmail(SAMPLE_DONATION, FRAME),
  'anonymous donation receipt': donationReceiptEmail(
    { ...SAMPLE_DONATION, donorName: null },
    FRAME,
  ),
  'corrected receipt': donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME),
  'canceled receipt': donationReceiptEmail(
    {
      ...REPLACING,
      kind: 'canceled',
      canceledBecause: 'returned',
      returnedCents: SAMPLE_DONATION.amountCents,
    },
    FRAME,
  ),
  'yearly statement': statementEmail(SAMPLE_STATEMENT, FRAME),
  'student confirmation': applicationConfirmationEmail(SAMPLE_APPLICATION, FRAME),
  'partner confirmation': applicationConfirmationEmail(SAMPLE_REQUEST, FRAME),
  'registration confirmation': applicationConfirmationEmail(SAMPLE_REGISTRATION, FRAME),
  'answer to an application': applicationAnswerEmail(
    { kind: 'guest', ...filledAnswer(ANSWER_TEMPLATES.guest.accepted, SAMPLE_GUEST) },
    FRAME,
  ),
  campaign: campaignEmail(SAMPLE_CAMPAIGN, FRAME),
  'campaign without headings': campaignEmail(
    { ...SAMPLE_CAMPAIGN, content: 'Bring a friend.' },
    FRAME,
  ),
  'staff invitation': staffInvitationEmail(SAMPLE_INVITATION, FRAME),
  'password reset': passwordResetEmail(SAMPLE_PASSWORD_RESET, FRAME),
  'admin change': adminChangeEmail(SAMPLE_ADMIN_CHANGE, FRAME),
  dispute: disputeEmail(SAMPLE_DISPUTE, FRAME),
  inquiry: disputeEmail({ ...SAMPLE_DISPUTE, isInquiry: true, answerBy: null }, FRAME),
};

const linksOf = (html: string) => Array.from(parse(html).links, ({ href }) => href);

describe.each(Object.entries(EMAILS))('the %s email', (name, email) => {
  test('is HTML that mail clients understand', () => {
    expect(mailProblems(email.html)).toEqual([]);
  });

  test('begins with its preview text, and keeps other text out of the inbox preview', () => {
    const { body } = parse(email.html);
    const [first, second] = Array.from(body.children, ({ textContent }) => textContent);
    expect(first).toBe(email.previewText);
    expect(second).toMatch(/^(?:\u00a0\u200c){100}$/);
  });

  test('contains no unfilled variable', () => {
    const { subject, previewText, html, text } = withPlainText(email);
    for (const part of [subject, previewText, textOf(html), text]) {
      expect(part).not.toBe('');
      expect(part).not.toMatch(/undefined|null|NaN|\[object|Invalid|\$\{/);
      const placeholders = part.match(/[{}]+[^{}]*[{}]*/g) ?? [];
      expect(placeholders.filter((found) => found !== BREVO_FIRST_NAME)).toEqual([]);
      if (!name.endsWith('for Brevo')) expect(part).not.toContain(BREVO_FIRST_NAME);
    }
  });

  test('has the same texts and links in plain text as in HTML', () => {
    const { text, html, previewText } = withPlainText(email);
    const document = parse(html);
    document.querySelectorAll('[data-preview-text]').forEach((element) => element.remove());
    const spaceless = (part: string) => part.replace(/\s+/g, '');
    for (const element of document.querySelectorAll('h1, h2, td > p, th, strong')) {
      const own = Array.from(element.childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
      );
      for (const part of own) expect(spaceless(text)).toContain(spaceless(part));
    }
    for (const link of linksOf(html))
      expect(spaceless(text)).toContain(link.replace(/^mailto:/, ''));
    expect(text).not.toContain(previewText);
    expect(text).not.toMatch(/<[a-z]/);
  });
});

test('the list of supported mail features names only features that an email uses', () => {
  expect(unusedFeatures(Object.values(EMAILS).map(({ html }) => html))).toEqual([]);
});

test('[TPL-11] the verification email contains name, first name, ticket type and links', () => {
  const { html } = verification();
  expect(textOf(html)).toContain(`Hello ${firstName},`);
  expect(textOf(html)).toContain(fullName);
  expect(textOf(html)).toContain('Student Place');
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([verificationLink, conferenceLink, mapLink]),
  );
});

test.each([
  [{ firstName: undefined }, 'firstName'],
  [{ fullName: ' ' }, 'fullName'],
  [{ ticketType: '' }, 'ticketType'],
  [{ verificationLink: '/verify' }, 'verificationLink'],
  [{ verificationLink: 'javascript:alert(1)' }, 'verificationLink'],
  [{ conferenceLink: 'conference' }, 'conferenceLink'],
  [{ firstname: 'Sam' }, 'firstname'],
])('a verification email with %j is refused', (change, field) => {
  const changed = { ...verificationInput(), ...change } as ReturnType<typeof verificationInput>;
  expect(() => verificationEmail(changed, FRAME)).toThrow(/^verification email: wrong input\n/);
  expect(() => verificationEmail(changed, FRAME)).toThrow(field);
});

test('[TPL-12] emails show the ticket type with its hyphenated words capitalized', () => {
  const change = { ticketType: 'early-bird-student' };
  const ofVerification = verificationEmail({ ...verificationInput(), ...change }, FRAME);
  for (const { html } of [ofVerification, nextSteps(change)]) {
    expect(textOf(html)).toContain('Early Bird Student');
    expect(html).not.toContain('early-bird-student');
  }
});

test('mails about the forum state date, hours, building and map link of each day', () => {
  for (const { html } of [verification(), nextSteps(), correction()]) {
    for (const { name, date, hours = '', venue, mapQuery } of FRAME.facts.forum.days) {
      expect(textOf(html).replace(/ /g, '')).toContain(
        [name, date, hours, venue].join('').replace(/ /g, ''),
      );
      const queries = linksOf(html).map((link) => new URL(link).searchParams.get('query'));
      expect(queries).toContain(mapQuery);
    }
  }
});

test('mails about the forum do not mention a schedule before sessions exist', () => {
  const { forum, ...facts } = FRAME.facts;
  const days = forum.days.map(({ hours: _hours, ...day }) => day);
  const frame = { facts: { ...facts, forum: { ...forum, days } } };
  const { html } = workshopEmail({ firstName, conferenceLink }, frame);
  for (const mail of [html, correctionEmail({ firstName, conferenceLink, mapLink }, frame).html])
    expect(textOf(mail)).not.toMatch(/schedule/i);
});

test('[TPL-13] the verification email states that its link expires in 24 hours', () => {
  expect(textOf(verification().html)).toContain('This link expires in 24 hours.');
});

test('[TPL-18] the workshop email asks for the top three, and states that the others are assigned', () => {
  const text = textOf(workshop().html);
  expect(text).toContain('Please send us your top three preferences, in order.');
  expect(text).toContain('If we do not hear from you, we will assign you to a workshop.');
});

test('HTML in a name is shown as text', () => {
  const name = '<img src=x onerror=alert(1)> & "Sam"';
  const { html } = verificationEmail({ ...verificationInput(), fullName: name }, FRAME);
  expect(parse(html).querySelector('img')).toBeNull();
  expect(textOf(html)).toContain(name);
});

test('a campaign has the HTML of staff, a cut preview text, and an unsubscribe link', () => {
  const { html, previewText } = campaignEmail(
    {
      ...SAMPLE_CAMPAIGN,
      previewText: 'a'.repeat(200),
      content: '<p>The doors open an hour early this year.</p><p>Bring a friend.</p>',
    },
    FRAME,
  );
  expect(html).toContain(
    '<p style="margin-top:0">The doors open an hour early this year.</p><p>Bring a friend.</p>',
  );
  expect(previewText).toHaveLength(150);
  // Campaigns also go to applicants and donors.
  expect(textOf(html)).toContain('because you registered, applied or donated on our site');
  expect(linksOf(html)).toContain(SAMPLE_CAMPAIGN.unsubscribeLink);
});

test('a subject with a line break is refused, since it could add mail headers', () => {
  const subject = 'News\r\nBcc: everybody@example.org';
  expect(() => campaignEmail({ ...SAMPLE_CAMPAIGN, subject }, FRAME)).toThrow('must be one line');
});
