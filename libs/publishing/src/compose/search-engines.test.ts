import { robotsText, sitemap } from './search-engines.ts';

const SITE = 'https://example.org';
const pages = [
  { path: '/conference' },
  { path: '/' },
  { path: '/projects/*' },
  { path: '/admin/*', internal: true },
  { path: '/registration-success', internal: true },
];

test('the sitemap lists the public pages with a fixed address', () => {
  const addresses = [...sitemap(pages, SITE).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(addresses).toEqual(['https://example.org/', 'https://example.org/conference']);
});

test('robots.txt excludes the internal pages and names the sitemap', () => {
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

test('robots.txt does not exclude public pages below the prefix of an internal page', () => {
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
