import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { createHostingState } from '@raade/publishing/hosting-api/testing/hosting-state';
import { servedSite } from './served-site.ts';

const FILES = {
  '/index.html': 'home',
  '/donate.html': 'donate',
  '/admin.html': 'staff',
  '/404.html': 'nothing here',
  '/r/1/remoteEntry.js': 'code',
};

/** A site whose files are those above, served so. */
function site(config: object) {
  const state = createHostingState('projects/p/sites/s');
  const { name } = state.create();
  for (const [path, text] of Object.entries(FILES)) {
    const content = gzipSync(text);
    const hash = createHash('sha256').update(content).digest('hex');
    state.populate(name, { [path]: hash });
    state.upload(name, hash, content);
  }
  state.finalize(name, config);
  state.release(name);
  const serve = servedSite(state);
  return async (path: string) => {
    const asked = { method: 'GET', host: 's.web.app', path, query: new URLSearchParams() };
    const answer = await serve({ ...asked, headers: {}, body: Buffer.alloc(0) });
    return { ...answer, body: String(answer.body) };
  };
}

test('a site without any rule serves its files, and pages without their ending', async () => {
  const get = site({});
  expect(await get('/')).toMatchObject({ status: 200, body: 'home' });
  expect(await get('/donate')).toMatchObject({ status: 200, body: 'donate' });
  expect(await get('/r/1/remoteEntry.js')).toMatchObject({
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
  expect(await get('/nowhere')).toMatchObject({ status: 404, body: 'nothing here' });
});

test('rewrites come after files, and of several headers the last counts', async () => {
  const get = site({
    rewrites: [{ glob: '/admin/**', path: '/admin.html' }],
    headers: [
      { glob: '**', headers: { 'Cache-Control': 'no-cache' } },
      { regex: '^/r/1/.', headers: { 'Cache-Control': 'immutable' } },
    ],
  });
  expect(await get('/admin/people')).toMatchObject({ status: 200, body: 'staff' });
  expect((await get('/donate')).headers).toMatchObject({ 'Cache-Control': 'no-cache' });
  expect((await get('/r/1/remoteEntry.js')).headers).toMatchObject({
    'Cache-Control': 'immutable',
  });
});

test('a site where nothing was released answers 404', async () => {
  const serve = servedSite(createHostingState('projects/p/sites/s'));
  const asked = { method: 'GET', host: 's.web.app', path: '/', query: new URLSearchParams() };
  expect(await serve({ ...asked, headers: {}, body: Buffer.alloc(0) })).toMatchObject({
    status: 404,
  });
});
