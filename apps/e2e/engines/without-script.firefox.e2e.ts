import { expect, test } from './engine-test.ts';

test.use({ preferences: { 'javascript.enabled': false } });

test('without script both days of the schedule can be read, and links work', async ({
  driver,
  site,
}) => {
  await driver.get(`${site.url}/conference#schedule`);
  const schedule = await driver.findElement({ css: '#schedule' });
  for (const title of ['Check-In', 'Closing Gala']) {
    expect(await schedule.getText()).toContain(title);
  }
  expect(await driver.findElements({ css: '#root[data-hydrated]' })).toEqual([]);
  const profile = 'a[href="/conference/speakers/ama-sample"]';
  await driver.findElement({ css: profile }).click();
  expect(await driver.findElement({ css: 'h1' }).getText()).toBe('Ama Sample');
});
