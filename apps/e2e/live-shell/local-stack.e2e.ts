import { runDev } from '@raade/prove/live-shell/run-dev.ts';
import { CARDS, expectThanks, fillInformation, payByCard, sampleDonor } from '../donation/donor.ts';
import { expect, test } from '../stack/local-stack.ts';

test('within the local stack, one can give in a remote that is worked on', async ({
  page,
  stack,
}) => {
  const dev = await runDev('apps/giving', stack.origins.shell);
  try {
    await expect.poll(dev.said).toContain('Data comes from the emulators');
    await page.goto(`${dev.url}/donate`);
    await fillInformation(page, sampleDonor());
    await payByCard(page, CARDS.succeeds);
    await expectThanks(page);
    await expect(page).toHaveURL(`${dev.url}/donate`);
  } finally {
    await dev.stop();
  }
});
