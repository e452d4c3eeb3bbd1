import { refundPromise } from '@raade/contracts/money/refund-promise';
import type { ReceiptInput } from '../inputs/receipt.schema.ts';
import { SAMPLE_DONATION, SAMPLE_STATEMENT } from '../inputs/samples.ts';
import { FRAME } from '../testing/frame.ts';
import { textOf } from '../testing/mail-text.ts';
import { REPLACING } from '../testing/replacing-receipt.ts';
import { mailProblems } from '../testing/mail-safety.ts';
import { withPlainText } from '../plain-text.ts';
import { donationReceiptEmail } from './donation-receipt.email.tsx';
import { statementEmail } from './yearly-statement.email.tsx';

const { giving } = FRAME.facts;

/** The text of the sample receipt with this change. */
const receiptText = (change: Partial<ReceiptInput>, frame = FRAME) =>
  textOf(donationReceiptEmail({ ...SAMPLE_DONATION, ...change }, frame).html);
const CORRECTED = { ...REPLACING, kind: 'corrected' } as const;

test('a receipt states number, amount, day, method, fund, donor, association and taxes', () => {
  const { subject, html, text } = withPlainText(
    donationReceiptEmail({ ...SAMPLE_DONATION, amountCents: 123_450 }, FRAME),
  );
  expect(subject).toBe('Your donation to RAADE');
  const { number, method, statementName, fund, organization, goodsWording, taxWording } =
    SAMPLE_DONATION;
  for (const part of [
    number,
    '$1,234.50 USD',
    'March 1, 2025',
    'Sam Sample',
    method,
    statementName,
    fund,
    ...Object.values(organization),
    goodsWording,
    taxWording,
  ]) {
    expect(textOf(html)).toContain(part);
    expect(text.replace(/\s+/g, ' ')).toContain(part);
  }
  expect(textOf(html)).not.toMatch(/Replaces|Returned/);
  const anonymous = receiptText({ donorName: null });
  expect(anonymous).toContain('Anonymous');
  expect(anonymous).not.toContain('Sam Sample');
});

test('a first receipt thanks, says what donations pay for, and links to the site', () => {
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
});

test('a receipt states its amount once, and after a partial refund also that refund', () => {
  const first = receiptText({});
  expect(first).toContain('$50 USD');
  expect(first).not.toContain('Amount');
  expect(receiptText({ returnedCents: 2000 })).toMatch(
    /Amount\s*\$50 USD\s*Returned to you\s*\$20 USD/,
  );
});

test('a corrected receipt states refund, rest, replaced number, and no refund promise', () => {
  const { subject, html } = donationReceiptEmail(CORRECTED, FRAME);
  expect(subject).toBe('Your corrected receipt from RAADE');
  expect(textOf(html)).toContain('Receipt R-7K3M-Q9ZD-2H4C/2$30 USD');
  expect(textOf(html)).toMatch(
    /Replaces\s*R-7K3M-Q9ZD-2H4CDonor.*Amount\s*\$50 USD.*Returned to you\s*\$20 USD.*Your gift\s*\$30 USD/,
  );
  expect(textOf(html)).toContain(giving.receipt.keep);
  expect(textOf(html)).not.toContain(refundPromise(giving.daysToReturn));
});

test('a receipt corrected because no refund happened says that we have the full donation', () => {
  const text = receiptText({ ...CORRECTED, returnedCents: 0 });
  expect(text).toContain('We have your donation of $50 in full.');
  expect(text).not.toMatch(/returned/i);
  expect(text).toContain(refundPromise(giving.daysToReturn));
});

const canceled = (canceledBecause: ReceiptInput['canceledBecause']) =>
  donationReceiptEmail(
    { ...REPLACING, kind: 'canceled', canceledBecause, returnedCents: 5000 },
    FRAME,
  );
const canceledText = (why: ReceiptInput['canceledBecause']) => textOf(canceled(why).html);

test('a canceled receipt says that the earlier one is invalid, without goods and tax texts', () => {
  const text = canceledText('returned');
  expect(canceled('returned').subject).toBe('Your canceled receipt from RAADE');
  expect(text).toContain('Your receipt R-7K3M-Q9ZD-2H4C is no longer valid');
  expect(text).toContain(`Receipt ${REPLACING.number}Canceled`);
  expect(text).not.toContain(SAMPLE_DONATION.goodsWording);
  expect(text).not.toContain(SAMPLE_DONATION.taxWording);
});

test.each([
  ['returned', 'Your donation of $50 was returned to you.'],
  ['disputed', 'returned to you by your bank, because the payment was disputed.'],
  ['returned-and-disputed', 'a part by us, the rest by your bank'],
] as const)(
  'a receipt that is canceled because a donation was %s says so, and states a donation of $0',
  (why, words) => {
    expect(canceledText(why)).toContain(words);
    expect(canceledText(why)).toMatch(
      /Amount\s*\$50 USD\s*Returned to you\s*\$50 USD\s*Your gift\s*\$0 USD/,
    );
  },
);

test.each([
  ['unpaid', 'Your donation of $50 did not reach us: your bank did not pay it.'],
  ['mistake', 'We entered a donation of $50 from you by mistake.'],
  [null, 'was returned to you, or did not reach us after all.'],
] as const)('a receipt canceled for the reason %s has no returned sum', (why, words) => {
  expect(canceledText(why)).toContain(words);
  expect(canceledText(why)).toMatch(/Amount\s*\$50 USD\s*Your gift\s*\$0 USD/);
});

test.each([
  ['first', 'Ines Sample, treasurer', 'With thanks,Ines Sample, treasurer'],
  ['first', undefined, 'With thanks,all of us at RAADE'],
  ['corrected', 'Ines Sample, treasurer', 'Sincerely,Ines Sample, treasurer'],
  ['canceled', 'Ines Sample, treasurer', 'Sincerely,Ines Sample, treasurer'],
] as const)(
  'a %s receipt and a statement are signed as the content says: %s',
  (kind, signedBy, closing) => {
    const receipt = { ...giving.receipt, signedBy };
    const frame = { ...FRAME, facts: { ...FRAME.facts, giving: { ...giving, receipt } } };
    expect(receiptText({ ...REPLACING, kind }, frame)).toContain(closing);
    expect(textOf(statementEmail(SAMPLE_STATEMENT, frame).html)).toContain(
      `With thanks,${signedBy ?? 'all of us at RAADE'}`,
    );
  },
);

test('a statement states total and number of the donations of a year, and lists them', () => {
  const { subject, html } = statementEmail(SAMPLE_STATEMENT, FRAME);
  expect(subject).toBe('Your gifts to RAADE in 2025');
  expect(textOf(html)).toContain('Your gifts in 2025$150.50 USD');
  expect(textOf(html)).toContain('Your 2 gifts are below');
  expect(textOf(html)).toMatch(/March 1, 2025\s*\$50\s*Receipt R-7K3M-Q9ZD-2H4C/);
  expect(textOf(html)).toMatch(
    /November 20, 2025\s*\$120\.50, \$20 of it refunded: \$100\.50 remains\s*Receipt R-4C2H-Q9ZD-7K3M\/2/,
  );
  expect(textOf(html)).toContain(`For each of these 2 gifts: ${SAMPLE_STATEMENT.goodsWording}`);
  expect(textOf(html)).toContain(SAMPLE_STATEMENT.organization.taxId);
});

test('a link in the name of a donor does not appear in the receipt', () => {
  const donorName = 'Win https://spam.example.org';
  const { html, text } = withPlainText(
    donationReceiptEmail({ ...SAMPLE_DONATION, donorName }, FRAME),
  );
  for (const shown of [textOf(html), text]) expect(shown).not.toContain('spam.example');
});

test('a receipt stands before the closing, and says how long a donation can be refunded', () => {
  const text = receiptText({});
  expect(text).toContain(refundPromise(giving.daysToReturn));
  expect(text.indexOf('Receipt R-')).toBeLessThan(text.indexOf('With thanks,'));
});

test('a statement of one donation uses the singular', () => {
  const [donation] = SAMPLE_STATEMENT.donations;
  const donations = donation ? [donation] : [];
  const one = statementEmail({ ...SAMPLE_STATEMENT, donations, totals: { usd: 5000 } }, FRAME);
  expect(one.subject).toBe('Your gift to RAADE in 2025');
  expect(textOf(one.html)).toContain('Your gift in 2025$50 USD');
  expect(textOf(one.html)).toContain(SAMPLE_STATEMENT.goodsWording);
  expect(textOf(one.html)).not.toMatch(/gifts in|For each/);
});

test('a statement of 500 donations lists 30, says so, and is short enough for mail programs', () => {
  const donations = Array.from({ length: 250 }, () => SAMPLE_STATEMENT.donations).flat();
  const { html } = statementEmail({ ...SAMPLE_STATEMENT, donations }, FRAME);
  expect(textOf(html)).toContain('The first 30 of your 500 gifts are below');
  expect(textOf(html).match(/Receipt R-/g)).toHaveLength(30);
  expect(mailProblems(html)).toEqual([]);
});
