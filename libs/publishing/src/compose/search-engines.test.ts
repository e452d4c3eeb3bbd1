import { robotsText, sitemap } from './search-engines.ts';

const SITE = 'https://example.org';
const pages = [
  { path: '/conference' },
  { path: '/' },
  { path: '/projects/*' },
  { path: '/admin/*', internal: true },
  { path: '/registration-success', internal: true },
];

test('the sitemap lists the public pages that have an address of their own', () => {
  const addresses = [...sitemap(pages, SITE).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(addresses).toEqual(['https://example.org/', 'https://example.org/conference']);
});

test('robots are kept out of the internal pages and told where the sitemap is', () => {
  expect(robotsText(pages, SITE).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /admin$',
    'Disallow: /registration-success$',
    'Allow: /',
    '',
    'Sitemap: https://example.org/sitemap.xml',
    '',
  ]);
});

test('robots are let in to public pages below the prefix of an internal one', () => {
  const speakers = [
    { path: '/speakers/ama' },
    { path: '/speakers/*', internal: true },
    { path: '/speakers-only/*', internal: true },
  ];
  const lines = robotsText(speakers, SITE).split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /speakers-only/',
    'Disallow: /speakers-only$',
  ]);
});
