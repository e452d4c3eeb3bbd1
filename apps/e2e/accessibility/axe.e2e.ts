import { expect, test } from '../federation/composed-site.ts';
import { expectAccessible, WIDTHS } from './every-theme.ts';

const pages = [
  { path: '/', heading: 'Rice Association for African Development' },
  { path: '/about', heading: 'Who we are' },
  // The form far below comes only when somebody is near it.
  { path: '/conference#donation', heading: 'Support Our Mission' },
  { path: '/conference/register', heading: 'Registration is Now Closed' },
  { path: '/conference/success', heading: 'Nothing to confirm' },
  { path: '/conference/success?session_id=cs_1', heading: 'Registration Complete!' },
  { path: '/conference/speakers/ama-sample', heading: 'Ama Sample' },
  { path: '/conference/speakers/nobody', heading: 'Speaker not found' },
  { path: '/studios', heading: 'Our Current Projects' },
  { path: '/projects/sunfi-solar-initiative', heading: 'Solar Access Program' },
  { path: '/contact', heading: 'Contact us' },
  { path: '/privacy', heading: 'In your browser' },
  { path: '/donate', heading: 'Your Donation' },
  { path: '/apply/student', heading: 'Join Innovation Studios' },
  { path: '/apply/partner', heading: 'Partner With Us' },
  { path: '/apply/guest', heading: 'Registration is Now Closed' },
  { path: '/admin/reconciliation', heading: 'Staff Sign-In' },
  { path: '/no-such-page', heading: 'We could not find that page' },
];

for (const { path, heading } of pages) {
  test(`axe finds nothing on ${path}, at all widths, in both themes and in forced colours`, async ({
    site,
    page,
  }) => {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, path, { widths: WIDTHS });
  });
}
