import { CARDS, sampleDonor } from '../donation/donor.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { Visitor } from './visitor.ts';

test('a stranger gives $50 from the home page; a declined card costs two steps more', async ({
  page,
}) => {
  const donor = sampleDonor();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  const number = card.getByPlaceholder('Card number');
  const give = page.getByRole('button', { name: 'Donate', exact: true });
  await page.goto('/');

  const visitor = new Visitor(page);
  await visitor.press(page.getByRole('banner').getByRole('link', { name: 'Donate' }));
  await visitor.fill(page.getByLabel('Full name'), donor.name);
  await visitor.fill(page.getByLabel('Email'), donor.email);
  await visitor.press(page.getByRole('button', { name: 'Donate $50 Now' }));
  await visitor.fill(number, CARDS.declined);
  await visitor.fill(card.getByPlaceholder('MM / YY'), '12 / 40');
  await visitor.fill(card.getByPlaceholder('CVC'), '123');
  await visitor.press(give);
  const declined = page.getByRole('main').getByText('Your card was declined.');
  await expect(declined.first()).toBeVisible(coldFunctions());
  visitor.done('$50 from home until the bank answers', 8);

  const again = new Visitor(page);
  await again.fill(number, CARDS.succeeds);
  await again.press(give);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible(coldFunctions());
  again.done('another card after a declined one', 2);
});

test('without a mouse, a donation takes no detours', async ({ page }) => {
  const donor = sampleDonor();
  const card = page.frameLocator('iframe[title="Secure card payment input frame"]');
  await page.goto('/donate');
  await expect(page.getByLabel('Full name')).toBeEditable();

  const visitor = new Visitor(page);
  await visitor.walkTo(page.getByLabel('$50', { exact: true }));
  await visitor.key('ArrowRight');
  await visitor.walkTo(page.getByLabel('Full name'));
  await visitor.type(donor.name);
  await visitor.walkTo(page.getByLabel('Email'));
  await visitor.type(donor.email);
  await visitor.key('Enter');
  await expect(page.getByRole('heading', { name: 'Complete Your Donation' })).toBeFocused();
  const number = card.getByPlaceholder('Card number');
  await expect(number).toBeVisible(coldFunctions());
  await visitor.walkTo(number);
  await visitor.type(CARDS.succeeds);
  await visitor.type('1240');
  await visitor.type('123');
  await visitor.key('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible(coldFunctions());
  visitor.done('$100 by keyboard alone from /donate', 26);
});

test('who leaves an application finds it as it was', async ({ page }) => {
  await page.goto('/');
  const visitor = new Visitor(page);
  const bar = page.getByRole('banner');
  await visitor.press(page.getByRole('main').getByRole('link', { name: 'Join a team' }));
  await visitor.fill(page.getByLabel('Full Name'), 'Sample Student');
  await visitor.fill(page.getByLabel('Why Join RAADE'), 'To build things that last.');
  await visitor.scrollUp();
  await visitor.press(bar.getByRole('link', { name: 'About' }).first());
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Apply');
  await page.goBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Student');
  await expect(page.getByText('We kept what you wrote.')).toBeVisible();
  visitor.done('an application, left and found again', 5);
});
