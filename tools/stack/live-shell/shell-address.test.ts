import { shellOrigin } from './shell-address.ts';

test.each([
  ['http://localhost:4200', 'http://localhost:4200'],
  ['http://127.0.0.1:4200/', 'http://127.0.0.1:4200'],
  ['https://raade.example.org/', 'https://raade.example.org'],
])('%s is the address of a shell', (typed, origin) => {
  expect(shellOrigin(typed)).toBe(origin);
});

test.each([
  ['', 'must be an address, like http://localhost:4200'],
  ['localhost:4200', 'must be an address, like http://localhost:4200'],
  ['file:///etc/passwd', 'must be an address, like http://localhost:4200'],
  ['http://raade.example.org', 'must begin with https://, unless it is on this machine'],
  [
    'https://raade.example.org/donate',
    'must be the address of a site, without a page or anything else behind it',
  ],
  [
    'https://somebody@raade.example.org',
    'must be the address of a site, without a page or anything else behind it',
  ],
])('"%s" is refused: it %s', (typed, problem) => {
  expect(() => shellOrigin(typed)).toThrow(`--shell ${typed}: ${problem}.`);
});
