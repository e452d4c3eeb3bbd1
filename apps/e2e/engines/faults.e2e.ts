import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { expect, test } from './engine-test.ts';

const ENTRY = /remoteEntry\.js$/;

test('the fallback of an unavailable remote is shown, and replaced without a reload', async ({
  visitor,
  site,
}) => {
  await visitor.open(`${site.url}/about`);
  await visitor.driver.executeScript('window.stayed = true');
  site.servers.giving.fail({ kind: 'status', status: 500, matches: ENTRY });
  const footer = { role: 'contentinfo' };
  await visitor.press({ role: 'link', name: 'Donate', within: footer });
  const alert = await visitor.see({ role: 'alert' });
  await expect.poll(() => alert.getText()).toContain(ERROR_MESSAGES.section.unavailable);

  site.servers.giving.heal();
  await visitor.see({ role: 'button', name: 'Donate $50 Now' });
  await expect.poll(() => visitor.texts({ role: 'alert' })).toEqual([]);
  expect(await visitor.driver.executeScript('return window.stayed')).toBe(true);
});
