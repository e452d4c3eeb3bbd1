import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { fetchRelease } from '../verify/fetch-release.ts';
import { fromSites } from './read-release.ts';

const RELEASE = '0123456789abcdef0123456789abcdef';

let server: LocalServer;
/** The target of each redirected address; other addresses answer with their path. */
let places: Readonly<Record<string, string>>;

beforeEach(async () => {
  server = await startLocalServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const place = places[pathname];
    if (place === undefined) response.end(pathname);
    else response.writeHead(301, { location: place }).end();
  });
});
afterEach(() => server.close());

const at = (file: string) => `/r/${RELEASE}/${file}`;
const read = async (file: string) =>
  new TextDecoder().decode(await fromSites({ shell: server.origin })('shell', RELEASE, file));

test('an HTML file of a release is read by the redirect that removes its extension', async () => {
  places = { [at('template.html')]: at('template') };
  expect(await read('template.html')).toBe(at('template'));
});

test.each([
  ['template.html', at('other')],
  ['template.html', 'https://example.org/r/template'],
  ['template.html', `https://example.org${at('template')}`],
  ['a.js', at('a')],
])('no other redirect is followed: from %s to %s', async (file, place) => {
  places = { [at(file)]: place };
  await expect(read(file)).rejects.toThrow(`${server.origin}${at(file)} leads to ${place}.`);
});

test('requests of checks do not follow redirects either', async () => {
  places = { [at('release.json')]: 'https://example.org/release.json' };
  const fetched = fetchRelease({ app: 'shell', release: RELEASE }, server.origin, {
    mustCache: false,
  });
  await expect(fetched).rejects.toThrow('leads to https://example.org/release.json.');
});
