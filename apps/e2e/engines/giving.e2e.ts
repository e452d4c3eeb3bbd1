import { sampleAddress } from '../applications/applicant.ts';
import { CARDS, sampleDonor } from '../donation/donor.ts';
import { withinNow } from '../machine/pace.ts';
import type { Visitor } from './visitor.ts';
import { expect, test } from './engine-test.ts';

/** The light theme's accent. */
const ACCENT = /^rgba?\(154, 52, 18(, 1)?\)$/;

async function payByCard(visitor: Visitor, number: string): Promise<void> {
  const { driver } = visitor;
  const title = 'Secure card payment input frame';
  const frame = await driver.wait(
    async () => (await driver.findElements({ css: `iframe[title="${title}"]` }))[0],
    withinNow(30_000),
  );
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', frame);
  await driver.switchTo().frame(frame ?? null);
  for (const [placeholder, text] of [
    ['Card number', number],
    ['MM / YY', '12 / 40'],
    ['CVC', '123'],
  ] as const) {
    await driver.findElement({ css: `input[placeholder="${placeholder}"]` }).click();
    await visitor.type(text);
  }
  await driver.switchTo().defaultContent();
  await visitor.press({ role: 'button', name: 'Donate' });
}

test('a donor sees which amount is chosen, and pays with a card', async ({ visitor, stack }) => {
  const { name, email } = sampleDonor();
  await visitor.open(`${stack.origins.shell}/donate`);
  const chosen = await visitor.see({ role: 'radio', name: '$50' });
  expect(await chosen.isSelected()).toBe(true);
  await expect.poll(() => visitor.groundOf('main label:has(:checked)')).toMatch(ACCENT);
  await visitor.fill('Full name', name);
  await visitor.fill('Email', email);
  await visitor.press({ role: 'button', name: 'Donate $50 Now' });
  await payByCard(visitor, CARDS.succeeds);
  await visitor.see({ role: 'heading', name: 'Thank You!' });
  await visitor.see({ role: 'region', name: /^Notifications/ });
});

test('a student applies', async ({ visitor, stack }) => {
  await visitor.open(`${stack.origins.shell}/apply/student`);
  await visitor.fill('Full Name', 'Sample Student');
  await visitor.fill('Email', sampleAddress());
  await visitor.fill('University', 'Sample University,');
  await visitor.fill('Major', 'Engineering');
  await visitor.fill('Why Join RAADE', 'To build things that last.');
  await visitor.press({ role: 'button', name: 'Submit Application' });
  await expect
    .poll(() => visitor.texts({ role: 'heading', name: 'Application Submitted Successfully!' }))
    .toHaveLength(1);
});
