import { Failure } from '@raade/contracts/base/failure';
import { cachedRenderer } from './cached-renderer.ts';
import { type RenderPages, RenderingUnavailable, type RenderRequest } from './render-pages.ts';

const requestOf = (app: string, day: string): RenderRequest => ({
  bundle: { app, release: '0123', code: '' },
  task: {
    remote: {
      content: { revision: { sequence: 1, at: '2025-03-01T12:00:00Z' }, parts: {} },
      day,
      isTrial: false,
      slots: [],
    },
  },
});

/** Records the requests, and answers them in turn with these. */
function answering(...answers: readonly (string | Error)[]) {
  const requests: RenderRequest[] = [];
  const render: RenderPages = (request) => {
    requests.push(request);
    const answer = answers[requests.length - 1] ?? 'more';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { requests, render: cachedRenderer(render) };
}

test('repeated and concurrent equal requests are rendered once', async () => {
  const { requests, render } = answering('one', 'two');
  const same = () => render(requestOf('giving', '2025-03-01'));
  expect(await Promise.all([same(), same()])).toEqual(['one', 'one']);
  expect(await same()).toBe('one');
  expect(await render(requestOf('giving', '2025-04-01'))).toBe('two');
  expect(requests).toHaveLength(2);
});

test('a failed release is not run again for any request, and others still are', async () => {
  const { requests, render } = answering(new Failure('did not end'), 'content');
  for (const day of ['2025-03-01', '2025-04-01']) {
    await expect(render(requestOf('giving', day))).rejects.toThrow('did not end');
  }
  expect(await render(requestOf('content', '2025-03-01'))).toBe('content');
  expect(requests).toHaveLength(2);
});

test('failures not caused by a release are not cached', async () => {
  const { render } = answering(new RenderingUnavailable('no process'), 'now');
  const request = requestOf('giving', '2025-03-01');
  await expect(render(request)).rejects.toThrow('no process');
  expect(await render(request)).toBe('now');
});
