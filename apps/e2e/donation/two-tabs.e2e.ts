import { expect, test } from '../stack/local-stack.ts';
import { CARDS, chargesOf, comeToPayment, expectThanks, payByCard } from './donor.ts';

test('a second tab of a donation that is paid names what was paid, and lets another one be given', async ({
  page,
  backend,
}) => {
  const donor = await comeToPayment(page);
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    // A window that a page opens begins with a copy of its storage, as a duplicated tab does.
    page.evaluate(() => void window.open(location.href)),
  ]);
  await second.getByRole('button', { name: 'Back', exact: true }).click();
  await second.getByRole('radio', { name: '$100', exact: true }).check();
  await second.getByRole('button', { name: 'Donate $100 Now' }).click();

  await payByCard(page, CARDS.succeeds);
  await expectThanks(page);
  await payByCard(second, CARDS.succeeds);
  await expectThanks(second, '$50');
  await expect(second.getByText(/your gift of \$50 has arrived/i)).toBeVisible();
  await expect(second.getByText(/The \$100 that you entered here was not charged/)).toBeVisible();
  expect(await chargesOf(backend, donor)).toEqual([5000]);

  await second.getByRole('button', { name: 'Make Another Donation' }).click();
  await second.getByLabel('Full name').fill(donor.name);
  await second.getByLabel('Email').fill(donor.email);
  await second.getByRole('button', { name: 'Donate $50 Now' }).click();
  await payByCard(second, CARDS.succeeds);
  await expectThanks(second);
  expect(await chargesOf(backend, donor)).toEqual([5000, 5000]);
});
