import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../federation/composed-site.ts';

const pages = [
  { path: '/', heading: 'Rice Association for African Development' },
  { path: '/about', heading: 'Who we are' },
  { path: '/conference', heading: 'Support Our Mission' },
  { path: '/conference/register', heading: 'Registration is Now Closed' },
  { path: '/conference/success', heading: 'Registration Complete!' },
  { path: '/conference/speakers/ama-sample', heading: 'Ama Sample' },
  { path: '/conference/speakers/nobody', heading: 'Speaker not found' },
  { path: '/studios', heading: 'Our Current Projects' },
  { path: '/projects/sunfi-solar-initiative', heading: 'Solar Access Program' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/privacy', heading: 'In your browser' },
  { path: '/donate', heading: 'Support Our Mission' },
  { path: '/apply/student', heading: 'Join Innovation Studios' },
  { path: '/apply/partner', heading: 'Partner With Us' },
  { path: '/admin/reconciliation', heading: 'Staff Sign-In' },
  { path: '/no-such-page', heading: 'We could not find that page' },
];

for (const { path, heading } of pages) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} in the ${theme} theme`, async ({ site, page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('raade-ui-theme', chosen), theme);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${site.url}${path}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target) })),
        ).toEqual([]);
      }
    });
  }
}
