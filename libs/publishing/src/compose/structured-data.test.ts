import { CONTACT, SOCIAL_LINKS } from '@raade/contracts/contact';
import { breadcrumbs, organization } from './structured-data.ts';

const SITE = 'https://example.org';
const page = (path: string, title: string) => ({ path, title });

const pages = [
  page('/', 'RAADE - Rice Association for African Development'),
  page('/conference', 'RAADE Day Forum'),
  page('/conference/speakers/ada', 'Ada Sample - RAADE'),
  page('/projects/*', 'Projects - RAADE'),
];

test('the organization is described from the constants of brand and contact', () => {
  expect(organization(SITE, `${SITE}/logo.png`)).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://example.org/#organization',
    name: 'Rice Association for African Development',
    url: 'https://example.org/',
    logo: 'https://example.org/logo.png',
    email: CONTACT.email,
    sameAs: SOCIAL_LINKS.map(({ url }) => url),
  });
});

test('the trail names each page above, and skips levels without a page', () => {
  const speaker = page('/conference/speakers/ada', 'Ada Sample - RAADE');
  expect(breadcrumbs(speaker, pages, SITE)?.['itemListElement']).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.org/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'RAADE Day Forum',
      item: 'https://example.org/conference',
    },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Ada Sample',
      item: 'https://example.org/conference/speakers/ada',
    },
  ]);
});

test.each(['/', '/projects/*'])('%s has no trail', (path) => {
  expect(breadcrumbs(page(path, 'Any'), pages, SITE)).toBeUndefined();
});
