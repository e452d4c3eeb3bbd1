import { ERROR_MESSAGES } from '@raade/contracts/base/failure-messages';
import { expect, test } from './composed-site.ts';

const { application } = ERROR_MESSAGES;

/** Changes that make a page invalid, and the message that the console then shows. */
const badPages = [
  {
    name: 'an environment that is not JSON',
    change: (html: string) => html.replace('"siteUrl"', 'siteUrl'),
    message: /JSON/,
  },
  {
    name: 'no environment at all',
    change: (html: string) => html.replace('id="raade-environment"', 'id="nothing"'),
    message: /carries no raade-environment/,
  },
  {
    name: 'a registry whose pointer has no address',
    change: (html: string) =>
      html.replace(/"url":"[^"]*remoteEntry\.js"/, '"url":"remoteEntry.js"'),
    message: /registry is not valid:\s+remotes\.\w+\.url: must be the absolute URL/,
  },
];

test('a page composed from invalid files shows the Application Error screen, never a blank page', async ({
  site,
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  for (const { name, change, message } of badPages) {
    await site.restore();
    await site.editPages(change);
    errors.length = 0;
    await page.goto(site.url, { waitUntil: 'load' });
    await expect(page.getByRole('heading', { name: application.title }), name).toBeVisible();
    await expect(page.getByText(application.text)).toBeVisible();
    await expect(page.getByRole('button', { name: application.action })).toBeVisible();
    expect(errors.join('\n'), name).toMatch(message);
  }
});
