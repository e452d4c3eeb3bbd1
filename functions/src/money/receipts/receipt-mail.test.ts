import '../../testing/test-environment.ts';
import { mailSettings } from '../../base/configuration/mail-settings.ts';
import { SAMPLE_FACTS } from '../../releases/editions/live-facts.ts';
import { frameWith } from '../../mail/compose/outgoing-mail.ts';
import { headerProblem } from '../../mail/providers/with-safe-headers.ts';
import { donationReceiptMail } from './receipt-mail.ts';
import { receiptFacts, type ReceiptDonation } from './receipt-facts.ts';
import { RECORDED_DONATION, SAMPLE_WORDING } from './testing/sample-receipt.ts';

const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

function receiptOf(changes: Partial<ReceiptDonation> = {}) {
  const order = { donationId: 'pi_sample', revision: 1, returnedCents: 0 };
  const wording = { ...SAMPLE_WORDING, ...mailSettings() };
  const facts = receiptFacts(order, { ...RECORDED_DONATION, ...changes }, wording);
  const frame = frameWith(SAMPLE_FACTS);
  return donationReceiptMail('donation-receipt_pi_sample', 'Sam@Example.org', facts, frame);
}

test('a receipt mail has the donation, the set wording about tax, and a PDF with the same bytes each time', async () => {
  const mail = await receiptOf();
  expect(mail).toMatchObject({
    key: 'donation-receipt_pi_sample',
    to: 'sam@example.org',
    headers: {},
  });
  for (const part of [mail.text, bodyOf(mail.html)]) {
    expect(part).toContain('$50 USD');
    expect(part).toContain('March 1, 2025');
    expect(part).toContain('Sample wording of what a receipt says of tax.');
  }
  const [attachment, ...others] = mail.attachments ?? [];
  expect(others).toEqual([]);
  expect(attachment?.name).toMatch(/^R-[0-9A-Z-]{14}\.pdf$/);
  expect(attachment?.content.subarray(0, 5).toString()).toBe('%PDF-');
  expect(headerProblem(mail)).toBeNull();
  expect((await receiptOf()).attachments).toEqual(mail.attachments);
});

test('a receipt of a donor without a stored name says Anonymous', async () => {
  expect((await receiptOf({ donor_name: null })).text).toContain('Anonymous');
});

test('a PDF with the longest name and wording is small enough for a mail', async () => {
  const languages = 'Ọ́lá Ŋgũgĩ محمد ࢡ አበበ ߞߒ שרה Ωμέγα Жанна क्षत्रिय ';
  const mail = await receiptOf({ donor_name: languages.repeat(5).slice(0, 200) });
  expect(headerProblem(mail)).toBeNull();
});
