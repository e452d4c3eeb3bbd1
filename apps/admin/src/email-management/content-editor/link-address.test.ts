import { linkAddress } from './link-address.ts';

test.each([
  ['example.org/news', 'https://example.org/news'],
  [' https://example.org/ ', 'https://example.org/'],
  ['hello@example.org', 'mailto:hello@example.org'],
  ['/conference', 'https://site.example.org/conference'],
  ['tel:+17135550100', 'tel:+17135550100'],
  ['javascript:alert(1)', undefined],
  ['ftp://example.org', undefined],
  ['news', undefined],
  ['', undefined],
])('%j becomes the link %s', (typed, address) => {
  expect(linkAddress(typed, 'https://site.example.org')).toBe(address);
});
