import { BRAND } from '@raade/contracts/base/brand';
import { SAMPLE_ASSOCIATION } from '@raade/contracts/testing/sample-association';
import { MemoryRouter } from '@raade/platform';
import { render, screen, within } from '@testing-library/react';
import { SiteContext } from '../site/site-context.ts';
import { SAMPLE_SITE } from '../site/testing/sample-site.tsx';
import { Footer } from './footer.tsx';

function show(site = SAMPLE_SITE) {
  render(
    <MemoryRouter>
      <SiteContext value={site}>
        <Footer />
      </SiteContext>
    </MemoryRouter>,
  );
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('[FOOT-01] the footer shows the contact address and the postal address', () => {
  show();
  expect(hrefOf(SAMPLE_ASSOCIATION.email)).toBe(`mailto:${SAMPLE_ASSOCIATION.email}`);
  for (const line of SAMPLE_ASSOCIATION.postalAddress) expect(screen.getByText(line)).toBeTruthy();
});

test('[FOOT-02] the quick links are those that remotes put there', () => {
  show();
  const nav = within(screen.getByRole('navigation', { name: 'Explore' }));
  const links = nav
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([['All rivers', '/rivers']]);
});

test.each(['LinkedIn', 'Instagram'])('[FOOT-03] %s opens in a new tab', (name) => {
  show();
  const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
  expect(link.getAttribute('href')).toBe(
    SAMPLE_ASSOCIATION.profiles.find((social) => social.name === name)?.url,
  );
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('[FOOT-04] the last line links what remotes put there, like the privacy policy', () => {
  show();
  expect(hrefOf('Rules')).toBe('/rules');
});

test('[FOOT-05] below the addresses stands what remotes put there, like the contact page', () => {
  show();
  const column = within(screen.getByRole('region', { name: 'Get in touch' }));
  expect(column.getByRole('link', { name: 'Ask the pilot' }).getAttribute('href')).toBe('/pilot');
});

test('[FOOT-06] the footer names who made the site by role, and thanks the sponsors', () => {
  show();
  expect(screen.getByText(/built by student volunteers/)).toBeTruthy();
  expect(screen.getByText(/thanks to the sponsors/)).toBeTruthy();
});

test('of an association that nobody tells of, the footer says the name and its links alone', () => {
  show({ ...SAMPLE_SITE, association: undefined });
  expect(document.querySelector('address')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Follow us' })).toBeNull();
  expect(screen.getByText(BRAND.shortName)).toBeTruthy();
  expect(hrefOf('All rivers')).toBe('/rivers');
});

test('words of the association that need the companion family are set whole in it', () => {
  const association = {
    ...SAMPLE_ASSOCIATION,
    taglines: ['Ọlá one', 'ẹ two'],
    sponsors: 'With ọ three',
    contributors: 'By ṣ four',
    postalAddress: ['ɛkɔm Street'],
  };
  show({ ...SAMPLE_SITE, association });
  const words = Array.from(document.querySelectorAll('bdi > span'), (word) => word.textContent);
  expect(words).toEqual(expect.arrayContaining(['Ọlá', 'ẹ', 'ọ', 'ṣ', 'ɛkɔm']));
});

test('[PROD-06] the footer carries the full name of the association in its copyright line', () => {
  show();
  const year = SAMPLE_SITE.today.slice(0, 4);
  expect(screen.getByText(`© ${year} Rice Association for African Development`)).toBeTruthy();
});

test('the footer adds nothing to the outline of the page', () => {
  show();
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Follow us' })).toBeTruthy();
});
