import { SAMPLE_ASSOCIATION } from '@raade/contracts/testing/sample-association';
import { breadcrumbs, organization } from './structured-data.ts';

const SITE = 'https://example.org';
const page = (path: string, title: string) => ({ path, title });

const pages = [
  page('/', 'RAADE - Rice Association for African Development'),
  page('/conference', 'RAADE Day Forum'),
  page('/conference/speakers/ada', 'Ada Sample - RAADE'),
  page('/projects/*', 'Projects - RAADE'),
];

test('the organization has its name, and the fields that the content gives', () => {
  expect(organization(SITE, `${SITE}/logo.png`, SAMPLE_ASSOCIATION)).toMatchObject({
    '@type': 'Organization',
    '@id': 'https://example.org/#organization',
    name: 'Rice Association for African Development',
    url: 'https://example.org/',
    logo: 'https://example.org/logo.png',
    email: SAMPLE_ASSOCIATION.email,
    sameAs: SAMPLE_ASSOCIATION.profiles.map(({ url }) => url),
  });
  expect(organization(SITE, `${SITE}/logo.png`, undefined)).not.toHaveProperty('email');
});

test('the breadcrumbs name each page above and skip levels without a page', () => {
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

test.each(['/', '/projects/*'])('%s has no breadcrumbs', (path) => {
  expect(breadcrumbs(page(path, 'Any'), pages, SITE)).toBeUndefined();
});
