import type * as provided from '@raade/content-model/provided/provided-content';
import { CONTENT_BLOCK, type PageContent } from '@raade/contracts/content-block';
import { SAMPLE, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import type * as subject from './with-content.ts';

const answer = jest.fn<Promise<Partial<Response>>, [string]>();

/** A document that has just been opened: nothing is provided but what it carries. */
function openDocument(block?: Pick<PageContent, 'parts'>) {
  jest.resetModules();
  const data = { from: '/content/0123/', revision: SAMPLE_REVISION, ...block };
  document.body.innerHTML = block
    ? `<script type="application/json" id="${CONTENT_BLOCK}">${JSON.stringify(data)}</script>`
    : '';
  const { withContent } = jest.requireActual<typeof subject>('./with-content.ts');
  const { content } = jest.requireActual<typeof provided>(
    '@raade/content-model/provided/provided-content',
  );
  return { withContent, content };
}

const privacyOnly = { parts: { privacy: SAMPLE.privacy } };
const contactOnly = { contact: SAMPLE.contact, team: SAMPLE.team };

beforeEach(() => {
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
});

test('the content of the document is there before the code of its page, and nothing is asked for', async () => {
  const { withContent, content } = openDocument(privacyOnly);
  await expect(
    withContent('privacy', () => Promise.resolve(content('privacy')))(),
  ).resolves.toEqual(SAMPLE.privacy);
  expect(answer).not.toHaveBeenCalled();
});

test('another page gets what it lacks from the files of the same edition, once', async () => {
  const { withContent, content } = openDocument(privacyOnly);
  const data = { revision: SAMPLE_REVISION, parts: contactOnly };
  answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(data) });
  const load = withContent('contact', () => Promise.resolve(content('team').correspondent));
  expect(await load()).toBe(SAMPLE.team.correspondent);
  expect(await load()).toBe(SAMPLE.team.correspondent);
  expect(answer.mock.calls.map(([url]) => url)).toEqual(['/content/0123/contact.json']);
});

test('what does not come is told as code that does not, and asked for again', async () => {
  const { withContent } = openDocument(privacyOnly);
  const code = jest.fn().mockResolvedValue('code');
  const load = withContent('contact', code);
  answer.mockRejectedValueOnce(new TypeError('network'));
  await expect(load()).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'The content of the page "contact" did not come.',
  });
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(load()).rejects.toMatchObject({ cause: new Error('Status 404') });
  expect(code).not.toHaveBeenCalled();
  const data = { revision: SAMPLE_REVISION, parts: contactOnly };
  answer.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(data) });
  await expect(load()).resolves.toBe('code');
});
