import { PRERENDERING } from './testing/sample-prerendering.ts';

// The build renders in Node.
const { ReadableStream } = jest.requireActual<{ ReadableStream: unknown }>('node:stream/web');
const { setImmediate } = jest.requireActual<{ setImmediate: unknown }>('node:timers');
Object.assign(globalThis, { ReadableStream, setImmediate });

/** A page as the build of a remote renders it. */
async function rendered(): Promise<string> {
  const { defineRemote } = await import('../remote/define-remote.ts');
  const { prerenderRemote } = await import('./prerender-remote.tsx');
  const { SamplePage } = await import('./testing/sample-page.tsx');
  const routes = { about: [{ index: true, element: <SamplePage /> }] };
  return prerenderRemote(
    defineRemote({ name: 'sample', routes, slots: {} }),
    PRERENDERING,
  )('/about');
}

/** Opens the page in a browser, where modules are loaded again. */
async function opened(html: string) {
  document.body.innerHTML = `<div>${html}</div>`;
  document.head.replaceChildren(...document.querySelectorAll('style'));
  const nodes = [...document.body.querySelectorAll('*')];
  jest.resetModules();
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const { SamplePage } = await import('./testing/sample-page.tsx');
  const onRecoverableError = jest.fn();
  const place = document.body.firstElementChild ?? document.body;
  await act(() => Promise.resolve(hydrateRoot(place, <SamplePage />, { onRecoverableError })));
  return { act, nodes, onRecoverableError };
}

test('hydration keeps nodes and styles of the HTML, and buttons work', async () => {
  const { act, nodes, onRecoverableError } = await opened(await rendered());
  expect(nodes.map(({ localName }) => localName)).toEqual(['div', 'article', 'h1', 'button']);
  const styles = document.documentElement.innerHTML.match(/color:var\(--color-sun\)/g);
  expect(styles).toHaveLength(1);
  act(() => document.querySelector('button')?.click());
  const title = document.querySelector('h1');
  expect(title?.textContent).toBe('Pressed 1 times');
  expect(title && getComputedStyle(title).color).toBe('var(--color-sun)');
  for (const [index, node] of document.body.querySelectorAll('*').entries())
    expect(node).toBe(nodes[index]);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
