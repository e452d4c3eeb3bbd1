import { composeDocuments, openReleases } from '@raade/publishing/compose/compose-shell';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { type ReleaseSite, startReleaseSite } from '../testing/release-site.ts';
import { type AnswerAt, siteInMemory } from './site-in-memory.ts';

let site: ReleaseSite;
let answerAt: AnswerAt;

beforeAll(async () => {
  site = await startReleaseSite();
  const { sitesDir, environment, origins, pointers } = site.sites;
  const read = fromFolders(sitesDir);
  const releases = await openReleases(Object.fromEntries(pointers), read);
  const composed = await composeDocuments(releases, {
    ...{ environment, origins },
    render: childRenderer(),
  });
  const headers = [
    { source: '**', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { source: '/giving', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
  ];
  answerAt = siteInMemory({ composed, releases, read, origins, headers });
});
afterAll(() => site.close());

const at = (path: string) => answerAt(site.sites.url + path);

test('pages come as they are composed, under their policies and the headers of firebase.json, of which the last counts', async () => {
  const page = await at('/giving?preview=1');
  expect(page).toMatchObject({ status: 200, headers: { 'x-frame-options': 'SAMEORIGIN' } });
  expect(page?.headers['content-security-policy']).toContain('frame-ancestors');
  expect(page?.body).toContain('<title>First</title>');
  expect(await at('/registry.json')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/json', 'x-frame-options': 'DENY' },
  });
});

test.each(['/nowhere', '/404'])('%s is answered as an address that leads nowhere', async (path) => {
  expect(await at(path)).toMatchObject({ status: 404 });
});

test('files of releases come from their own origins, and any page may load them', async () => {
  const release = site.sites.pointers.get('giving')?.release ?? '';
  const base = `${site.sites.origins['giving']}/r/${release}/`;
  expect(await answerAt(`${base}js/page.js`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' },
  });
  expect(await answerAt(`${base}js/none.js`)).toMatchObject({ status: 404 });
});

test('what belongs to nobody here is not answered', async () => {
  expect(await answerAt('https://example.com/')).toBeUndefined();
});
