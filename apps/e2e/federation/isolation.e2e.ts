import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { expect, test } from './composed-site.ts';
import { movePointer } from './edit-registry.ts';

const { section } = ERROR_MESSAGES;

const remotes = [
  { app: 'content', path: '/', heading: 'Rice Association for African Development' },
  { app: 'giving', path: '/donate', heading: 'Your Donation' },
  { app: 'admin', path: '/admin/reconciliation', heading: 'Staff Sign-In' },
  { app: 'editor', path: '/editor', heading: 'Staff Sign-In' },
] as const;

for (const { app, path, heading } of remotes) {
  test(`${app} is usable while all other remotes are down`, async ({ site, page }) => {
    for (const other of remotes.filter((remote) => remote.app !== app)) {
      site.servers[other.app].fail({ kind: 'refused', matches: /./ });
    }
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
}

test('a page stays whole when the remote in its slot is down, and the slot comes back', async ({
  site,
  page,
}) => {
  site.servers.giving.fail({ kind: 'refused', matches: /./ });
  await page.goto(`${site.url}/conference#donation`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: section.unavailable })).toBeVisible();

  site.servers.giving.heal();
  await expect(page.getByRole('heading', { name: 'Support Our Mission' })).toBeVisible();
});

test('a remote built for another platform is refused with a reason, and the rest goes on', async ({
  site,
  page,
}) => {
  const reasons: string[] = [];
  page.on('console', (message) => reasons.push(message.text()));
  await movePointer(site, 'giving', (pointer) => ({ ...pointer, platform: '^9.0.0' }));
  await page.goto(`${site.url}/conference#donation`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: section.unavailable })).toBeVisible();
  expect(reasons.join('\n')).toMatch(
    /giving [0-9a-f]{32} needs platform \^9\.0\.0; this shell has \d+\.\d+\.\d+/,
  );
});
