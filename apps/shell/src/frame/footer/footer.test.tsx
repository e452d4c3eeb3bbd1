import { BRAND } from '@raade/contracts/base/brand';
import { SAMPLE_ASSOCIATION } from '@raade/contracts/testing/sample-association';
import { MemoryRouter } from '@raade/platform';
import { render, screen, within } from '@testing-library/react';
import { SiteContext } from '../../site-context.ts';
import { SAMPLE_SITE } from '../../testing/sample-site.tsx';
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

test('[FOOT-01][FOOT-02][FOOT-04][FOOT-05][FOOT-06][PROD-06] the footer shows addresses, links and credits, and has no heading', () => {
  show();
  expect(hrefOf(SAMPLE_ASSOCIATION.email)).toBe(`mailto:${SAMPLE_ASSOCIATION.email}`);
  for (const line of SAMPLE_ASSOCIATION.postalAddress) expect(screen.getByText(line)).toBeTruthy();
  const linksOf = (role: string, name: string) =>
    within(screen.getByRole(role, { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksOf('navigation', 'Explore')).toEqual([['All rivers', '/rivers']]);
  expect(linksOf('region', 'Get in touch')).toContainEqual(['Ask the pilot', '/pilot']);
  expect(hrefOf('Rules')).toBe('/rules');
  expect(screen.getByText(/built by student volunteers/)).toBeTruthy();
  expect(screen.getByText(/thanks to the sponsors/)).toBeTruthy();
  const year = SAMPLE_SITE.today.slice(0, 4);
  expect(screen.getByText(`© ${year} Rice Association for African Development`)).toBeTruthy();
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Follow us' })).toBeTruthy();
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

test('without data about the association, the footer shows its name and links only', () => {
  show({ ...SAMPLE_SITE, association: undefined });
  expect(document.querySelector('address')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Follow us' })).toBeNull();
  expect(screen.getByText(BRAND.shortName)).toBeTruthy();
  expect(hrefOf('All rivers')).toBe('/rivers');
});

test('words with letters that only the companion font has are set in it as a whole', () => {
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
