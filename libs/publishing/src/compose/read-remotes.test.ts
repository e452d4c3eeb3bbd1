import { remoteFile } from '../testing/sample-release.ts';
import { readRemotes } from './read-remotes.ts';

/** Reads a release of giving, which owns `/donate`, with a footer link to this address. */
function reading(href: string) {
  const links = { legal: [{ name: 'Sign in', href, order: 1 }] };
  const manifest = { name: 'giving', platform: '^1.0.0', paths: ['donate'], slots: [], links };
  const texts: Record<string, object> = {
    'remote.json': manifest,
    'pages.json': { remote: [], pages: [] },
  };
  const giving = {
    file: { ...remoteFile('giving', { pages: ['/donate'] }), paths: ['donate'] },
    text: (name: string) => Promise.resolve(JSON.stringify(texts[name])),
  };
  return readRemotes({ giving }, undefined);
}

test('links of a remote to its own pages are read', async () => {
  const { links } = await reading('/donate#gift');
  expect(links['giving']?.legal?.map(({ href }) => href)).toEqual(['/donate#gift']);
});

test('a release whose remote.json links to a page of another remote is refused', async () => {
  await expect(reading('/admin/people')).rejects.toThrow(
    /^giving 0{32}: "\/admin\/people" lies under none of its paths/,
  );
});
