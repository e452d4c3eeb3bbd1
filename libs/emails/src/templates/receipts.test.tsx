import { refundPromise } from '@raade/contracts/money/refund-promise';
import type { ReceiptInput } from '../inputs/receipt.schema.ts';
import { SAMPLE_DONATION, SAMPLE_STATEMENT } from '../inputs/samples.ts';
import { FRAME } from '../testing/frame.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { withPlainText } from '../plain-text.ts';
import { donationReceiptEmail } from './donation-receipt.email.tsx';
import { statementEmail } from './yearly-statement.email.tsx';

const { giving } = FRAME.facts;

const REPLACING = {
  ...SAMPLE_DONATION,
  number: `${SAMPLE_DONATION.number}/2`,
  replaces: SAMPLE_DONATION.number,
  returnedCents: 2000,
};

const textOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ');

test('a receipt states its number, amount, day, method, fund, donor and association, and what is configured', () => {
  const { subject, html, text } = withPlainText(
    donationReceiptEmail({ ...SAMPLE_DONATION, amountCents: 123_450 }, FRAME),
  );
  expect(subject).toBe('Your donation to RAADE');
  const { number, method, statementName, fund, organization, goodsWording, taxWording } =
    SAMPLE_DONATION;
  for (const part of [
    ...[number, '$1,234.50 USD', 'March 1, 2025', 'Sam Sample', method, statementName, fund],
    ...[...Object.values(organization), goodsWording, taxWording],
  ]) {
    expect(textOf(html)).toContain(part);
    expect(text.replace(/\s+/g, ' ')).toContain(part);
  }
  expect(textOf(html)).not.toMatch(/Replaces|Returned/);
  const anonymous = textOf(
    donationReceiptEmail({ ...SAMPLE_DONATION, donorName: null }, FRAME).html,
  );
  expect(anonymous).toContain('Anonymous');
  expect(anonymous).not.toContain('Sam Sample');
});

test('a first receipt thanks, says what gifts pay for, and leads back to the site', () => {
  const { html } = donationReceiptEmail(SAMPLE_DONATION, {
    ...FRAME,
    siteUrl: 'https://raade.example.org',
  });
  expect(textOf(html)).toContain(giving.purpose);
  expect(textOf(html)).toContain(giving.receipt.keep);
  expect(textOf(html)).toContain('With thanks,');
  const { links } = new DOMParser().parseFromString(html, 'text/html');
  const addresses = Array.from(links, ({ href }) => href);
  expect(addresses).toContain(`https://raade.example.org${giving.receipt.work.path}`);
  expect(addresses).toContain('https://raade.example.org/');
  const corrected = donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME);
  expect(textOf(corrected.html)).not.toContain('With thanks');
});

test.each([
  ['Sam Sample, treasurer', 'With thanks,Sam Sample, treasurer'],
  [undefined, 'With thanks,all of us at RAADE'],
])('receipts and statements are signed by whom the content names (%s)', (signedBy, expected) => {
  const receipt = { ...giving.receipt, signedBy };
  const frame = { facts: { ...FRAME.facts, giving: { ...giving, receipt } } };
  for (const { html } of [
    donationReceiptEmail(SAMPLE_DONATION, frame),
    statementEmail(SAMPLE_STATEMENT, frame),
  ]) {
    expect(textOf(html)).toContain(expected);
  }
});

test('a receipt states its amount once; one of a gift that went back in part what was given, too', () => {
  const first = textOf(donationReceiptEmail(SAMPLE_DONATION, FRAME).html);
  expect(first).toContain('$50 USD');
  expect(first).not.toContain('Amount');
  const inPart = donationReceiptEmail({ ...SAMPLE_DONATION, returnedCents: 2000 }, FRAME);
  expect(textOf(inPart.html)).toMatch(/Amount\s*\$50 USD\s*Returned to you\s*\$20 USD/);
  const corrected = donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME);
  expect(textOf(corrected.html)).toMatch(/Amount\s*\$50 USD/);
});

test('over the facts of a receipt stands what is left of the gift', () => {
  const { html } = donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME);
  expect(textOf(html)).toContain('Receipt R-7K3M-Q9ZD-2H4C/2$30 USD');
});

test('a corrected receipt says what went back, what is left, and which one it replaces', () => {
  const { subject, html } = donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME);
  expect(subject).toBe('Your corrected receipt from RAADE');
  expect(textOf(html)).toMatch(
    /R-7K3M-Q9ZD-2H4C\/2.*Replaces\s*R-7K3M-Q9ZD-2H4CDonor.*\$50 USD.*Returned to you\s*\$20 USD.*Your gift\s*\$30 USD/,
  );
});

test('of a gift that went back in part no receipt promises to give it back in full', () => {
  const { html } = donationReceiptEmail({ ...REPLACING, kind: 'corrected' }, FRAME);
  expect(textOf(html)).toContain(giving.receipt.keep);
  expect(textOf(html)).not.toContain(refundPromise(giving.daysToReturn));
});

test('a receipt that is corrected because nothing went back after all says so', () => {
  const { html } = donationReceiptEmail(
    { ...REPLACING, kind: 'corrected', returnedCents: 0 },
    FRAME,
  );
  expect(textOf(html)).toContain('We have your donation of $50 in full.');
  expect(textOf(html)).not.toMatch(/returned/i);
  expect(textOf(html)).toContain(refundPromise(giving.daysToReturn));
});

test('a canceled receipt says that an earlier one is no longer valid, and nothing of goods, services and taxes', () => {
  const { subject, html } = donationReceiptEmail(
    {
      ...REPLACING,
      kind: 'cancelled',
      canceledBecause: 'returned',
      returnedCents: 5000,
    },
    FRAME,
  );
  expect(subject).toBe('Your canceled receipt from RAADE');
  expect(textOf(html)).toContain('Your receipt R-7K3M-Q9ZD-2H4C is no longer valid');
  expect(textOf(html)).not.toContain(SAMPLE_DONATION.goodsWording);
  expect(textOf(html)).not.toContain(SAMPLE_DONATION.taxWording);
});

const canceled = (canceledBecause: ReceiptInput['canceledBecause']) =>
  textOf(
    donationReceiptEmail(
      { ...REPLACING, kind: 'cancelled', canceledBecause, returnedCents: 5000 },
      FRAME,
    ).html,
  );

test.each([
  ['returned', 'Your donation of $50 was returned to you.'],
  ['disputed', 'returned to you by your bank, because the payment was disputed.'],
  ['returned-and-disputed', 'a part by us, the rest by your bank'],
] as const)(
  'a receipt that is canceled since a gift was %s says so, in its sum too',
  (why, words) => {
    expect(canceled(why)).toContain(words);
    expect(canceled(why)).toMatch(
      /Amount\s*\$50 USD\s*Returned to you\s*\$50 USD\s*Your gift\s*\$0 USD/,
    );
  },
);

test('a canceled receipt has no sum over its rows', () => {
  expect(canceled('returned')).toContain(`Receipt ${REPLACING.number}Canceled`);
});

test.each([
  ['unpaid', 'Your donation of $50 did not reach us: your bank did not pay it.'],
  ['mistake', 'We entered a donation of $50 from you by mistake.'],
  [null, 'was returned to you, or did not reach us after all.'],
] as const)('of a gift that we never had (%s) no row says that it was returned', (why, words) => {
  expect(canceled(why)).toContain(words);
  expect(canceled(why)).toMatch(/Amount\s*\$50 USD\s*Your gift\s*\$0 USD/);
});

test.each([
  ['first', 'With thanks,'],
  ['corrected', 'Sincerely,'],
  ['cancelled', 'Sincerely,'],
] as const)('a %s receipt is signed: %s', (kind, closing) => {
  const receipt = { ...giving.receipt, signedBy: 'Ines Sample, treasurer' };
  const facts = { ...FRAME.facts, giving: { ...giving, receipt } };
  const { html } = donationReceiptEmail({ ...REPLACING, kind }, { ...FRAME, facts });
  expect(textOf(html)).toContain(`${closing}Ines Sample, treasurer`);
});

test('a statement says what is left of the gifts of a year, for how many, and lists them', () => {
  const { subject, html } = statementEmail(SAMPLE_STATEMENT, FRAME);
  expect(subject).toBe('Your gifts to RAADE in 2025');
  expect(textOf(html)).toContain('Your gifts in 2025$150.50 USD');
  expect(textOf(html)).toContain('Your 2 gifts are below');
  expect(textOf(html)).toMatch(/March 1, 2025\s*\$50\s*Receipt R-7K3M-Q9ZD-2H4C/);
  expect(textOf(html)).toMatch(
    /November 20, 2025\s*\$120\.50, \$20 of it refunded: \$100\.50\s*Receipt R-4C2H-Q9ZD-7K3M\/2/,
  );
  expect(textOf(html)).toContain(`For each of these 2 gifts: ${SAMPLE_STATEMENT.goodsWording}`);
  expect(textOf(html)).toContain(SAMPLE_STATEMENT.organization.taxId);
});

test('a receipt writes no link that somebody gave as their name', () => {
  const donorName = 'Win https://spam.example.org';
  const { html, text } = withPlainText(
    donationReceiptEmail({ ...SAMPLE_DONATION, donorName }, FRAME),
  );
  for (const shown of [textOf(html), text]) expect(shown).not.toContain('spam.example');
});

test('a receipt comes before the letter’s end, and says how long a gift can be had back', () => {
  const text = textOf(donationReceiptEmail(SAMPLE_DONATION, FRAME).html);
  expect(text).toContain(refundPromise(giving.daysToReturn));
  expect(text.indexOf('Receipt R-')).toBeLessThan(text.indexOf('With thanks,'));
});

test('a statement of one gift speaks of one', () => {
  const [gift] = SAMPLE_STATEMENT.gifts;
  const gifts = gift ? [gift] : [];
  const one = statementEmail({ ...SAMPLE_STATEMENT, gifts, totals: { usd: 5000 } }, FRAME);
  expect(one.subject).toBe('Your gift to RAADE in 2025');
  expect(textOf(one.html)).toContain('Your gift in 2025$50 USD');
  expect(textOf(one.html)).toContain(SAMPLE_STATEMENT.goodsWording);
  expect(textOf(one.html)).not.toMatch(/gifts in|For each/);
});

test('of very many gifts the mail lists some, says so, and stays short enough to be shown', () => {
  const gifts = Array.from({ length: 250 }, () => SAMPLE_STATEMENT.gifts).flat();
  const { html } = statementEmail({ ...SAMPLE_STATEMENT, gifts }, FRAME);
  expect(textOf(html)).toContain('The first 30 of your 500 gifts are below');
  expect(textOf(html).match(/Receipt R-/g)).toHaveLength(30);
  expect(mailProblems(html)).toEqual([]);
});
