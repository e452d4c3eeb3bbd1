import { CONTENT_BLOCK } from '@raade/contracts/content/content-block';
import { SAMPLE, SAMPLE_REVISION } from '../sample-content.ts';
import type * as subject from './load-with-content.ts';
import type * as provided from './provided-content.ts';

const answer = jest.fn<Promise<Partial<Response>>, [string]>();

const PRIVACY = { chunk: 'privacy', parts: ['privacy'] } as const;
const CONTACT = { chunk: 'contact', parts: ['contact', 'team'] } as const;
const privacyOnly = { parts: { privacy: SAMPLE.privacy } };
const contactOnly = { contact: SAMPLE.contact, team: SAMPLE.team };

/** A document that has just been opened: it provides only its own content. */
function openDocument(block?: typeof privacyOnly) {
  jest.resetModules();
  const data = { from: '/content/0123/', revision: SAMPLE_REVISION, ...block };
  document.body.innerHTML = block
    ? `<script type="application/json" id="${CONTENT_BLOCK}">${JSON.stringify(data)}</script>`
    : '';
  const { loadWithContent } = jest.requireActual<typeof subject>('./load-with-content.ts');
  const { documentContent } = jest.requireActual<typeof provided>('./provided-content.ts');
  return { loadWithContent, content: documentContent() };
}

beforeEach(() => {
  answer.mockReset();
  Object.assign(globalThis, { fetch: answer });
});

test('content of the document is there before the code of its page, with no request', async () => {
  const { loadWithContent, content } = openDocument(privacyOnly);
  await expect(loadWithContent(PRIVACY, () => Promise.resolve(content.privacy))()).resolves.toEqual(
    SAMPLE.privacy,
  );
  expect(answer).not.toHaveBeenCalled();
});

test('another page loads its missing parts from the files of the same edition, once', async () => {
  const { loadWithContent, content } = openDocument(privacyOnly);
  const data = { revision: SAMPLE_REVISION, parts: contactOnly };
  answer.mockResolvedValue({ ok: true, json: () => Promise.resolve(data) });
  const load = loadWithContent(CONTACT, () => Promise.resolve(content.team.correspondent));
  expect(await load()).toBe(SAMPLE.team.correspondent);
  expect(await load()).toBe(SAMPLE.team.correspondent);
  expect(answer.mock.calls.map(([url]) => url)).toEqual(['/content/0123/contact.json']);
});

test('content that does not load is reported like code, and requested again', async () => {
  const { loadWithContent } = openDocument(privacyOnly);
  const code = jest.fn().mockResolvedValue('code');
  const load = loadWithContent(CONTACT, code);
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
