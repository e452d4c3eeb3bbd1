import '../../testing/test-environment.ts';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { RENDER_PAGES } from '@raade/contracts/base/callables';
import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import {
  RENDER_LIMITS,
  RenderingUnavailable,
  type RenderRequest,
} from '@raade/publishing/renderers/render-pages';
import { DEPLOYED_FUNCTIONS } from '../../testing/deployed-functions.ts';
import { useFunctionServer } from '../../testing/function-server.ts';
import { functionRenderer } from './function-renderer.ts';

const functions = useFunctionServer();
let google: LocalServer;
/** Requests that the fake Google server got, for tokens and to the function. `answer` answers those to the function. */
let asked: { url: string | undefined; authorization: string | undefined }[] = [];
let answer: RequestListener;

beforeAll(async () => {
  google = await startLocalServer((request, response) => {
    const { authorization } = request.headers;
    asked.push({ url: request.url, authorization });
    if (!request.url?.startsWith('/token')) answer(request, response);
    else if (request.headers['metadata-flavor'] === 'Google') response.end('a-token');
    else response.writeHead(403).end();
  });
});
beforeEach(() => (asked = []));
afterAll(() => google.close());

const requestOf = (code: string): RenderRequest => ({
  bundle: { app: 'shell', release: '0123', code },
  task: { shell: { surroundings: {} as never, frames: [] } },
});
/** Renders a bundle with the fake Google server. */
const askGoogle = (code: string) =>
  functionRenderer(`${google.origin}/render-pages`, `${google.origin}/token`)(requestOf(code));
const SHELL = `exports.renderer = {
  renderNotFound: async () => 'Not here',
  renderSectionPlaceholder: async () => 'Loading',
};`;

test('the function renders a request, and names the release that cannot be rendered', async () => {
  const render = functionRenderer(`${functions.url}/${RENDER_PAGES}`, `${google.origin}/token`);
  expect(JSON.parse(await render(requestOf(SHELL)))).toEqual({
    result: 'rendered',
    value: { notFound: 'Not here', sectionPlaceholder: 'Loading', frames: [] },
  });
  const failure = render(requestOf('throw new Promise(() => 0).then, Atomics.nothing()'));
  expect(JSON.parse(await failure)).toMatchObject({ result: 'failed' });
  const ended = render(
    requestOf(`${SHELL} exports.renderer.renderNotFound = () => new Promise(() => 0)`),
  );
  await expect(ended).rejects.toThrow('shell 0123 ended without an answer.');
  await expect(ended).rejects.not.toBeInstanceOf(RenderingUnavailable);
});

test('requests carry a token of Google whose audience is the function', async () => {
  answer = (_request, response) => response.end('{}');
  const url = `${google.origin}/render-pages`;
  expect(await askGoogle('')).toBe('{}');
  expect(asked).toEqual([
    { url: `/token?audience=${encodeURIComponent(url)}`, authorization: undefined },
    { url: '/render-pages', authorization: 'Bearer a-token' },
  ]);
});

test.each<[string, RequestListener]>([
  ['refuses the call', (_request, response) => response.writeHead(403).end()],
  ['fails', (_request, response) => response.writeHead(500).end()],
  ['breaks the connection', (request) => request.socket.destroy()],
  ['redirects the call', (_request, response) => response.writeHead(302, { location: '/' }).end()],
  [
    'sends too long an answer',
    (_request, response) => response.end('x'.repeat(RENDER_LIMITS.answerBytes + 1)),
  ],
])('a function that %s is not reported as the fault of a release', async (_what, listener) => {
  answer = listener;
  const failure = askGoogle('');
  await expect(failure).rejects.toBeInstanceOf(RenderingUnavailable);
  await expect(failure).rejects.toThrow('shell 0123: render-pages ');
});

/** Answers 503 to the first requests with this bundle, and renders all others. */
function endingAt(code: string, times = Infinity): { readonly answered: () => number } {
  let count = 0;
  answer = (request, response) => {
    void text(request).then((body) => {
      const { bundle } = JSON.parse(body) as RenderRequest;
      if (bundle.code !== code) return response.end('{"result":"rendered"}');
      count += 1;
      return count > times ? response.end('{}') : response.writeHead(503).end();
    });
  };
  return { answered: () => count };
}

test('a release that crashes the instance twice is reported if other bundles are rendered', async () => {
  const { answered } = endingAt('kill');
  const failure = askGoogle('kill');
  await expect(failure).rejects.toThrow(
    'shell 0123 ended the instance of render-pages twice: it says 503.',
  );
  await expect(failure).rejects.not.toBeInstanceOf(RenderingUnavailable);
  expect(answered()).toBe(2);
});

test('a release is rendered again after one crash of the instance', async () => {
  endingAt('', 1);
  expect(await askGoogle('')).toBe('{}');
});

test('invalid requests are refused, with the expected form', async () => {
  const response = await fetch(`${functions.url}/${RENDER_PAGES}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bundle: { app: 'shell' }, task: 'all' }),
  });
  expect(response.status).toBe(400);
});

test('the function for bundles has no role and no secret, and only functions can call it', () => {
  const { __endpoint: endpoint } = DEPLOYED_FUNCTIONS.get(RENDER_PAGES) ?? {};
  expect(endpoint).toMatchObject({
    serviceAccountEmail: 'render-pages@',
    concurrency: 1,
    httpsTrigger: { invoker: ['private'] },
  });
  expect(endpoint?.secretEnvironmentVariables ?? []).toEqual([]);
});
