import { SAMPLE } from '@raade/content-model/sample-content';
import { screen } from '@testing-library/react';
import { hrefOf, showPage } from '../testing/show-page.tsx';
import ContactPage from './contact.page.tsx';

test('[ROUTE-14] the contact page has addresses, a map and social media, and no form', () => {
  showPage(<ContactPage />);
  const { email, postalAddress, profiles } = SAMPLE.contact;
  expect(document.title).toBe('Contact - RAADE');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contact us');
  expect(hrefOf(email)).toBe(`mailto:${email}`);
  expect(screen.getByRole('heading', { name: 'Lindiwe Sample' })).toBeTruthy();
  expect(document.body.textContent).toContain('within three working days');
  expect(screen.getByRole('img', { name: /^A letter goes/ })).toBeTruthy();
  for (const line of postalAddress) expect(screen.getByText(line)).toBeTruthy();
  for (const { name, url } of profiles) expect(hrefOf(new RegExp(`^${name}`))).toBe(url);
  const map = new URL(hrefOf(/^See it on a map/) ?? '');
  expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
  expect(map.searchParams.get('query')).toBe(postalAddress.join(', '));
  expect(document.querySelector('form, input, textarea, select')).toBeNull();
});
