import { childRenderer } from '../render-in-child.ts';
import type { RenderRequest } from '../render-pages.ts';

/** A request to the bundle of a remote, with one page and a slot. */
export function requestOf(code: string): RenderRequest {
  const content = { revision: { sequence: 1, at: '2025-03-01T12:00:00Z' }, parts: {} };
  const remote = { content, day: '2025-03-01', isTrial: false, slots: ['home.news'] };
  return { bundle: { app: 'giving', release: '0123', code }, task: { remote } };
}

/** A bundle that runs `first` when it is evaluated, and `then` when its page is rendered. */
export const bundleThat = ({ first = '', then = `return '<h1>Giving</h1>'` }) => `
  ${first};
  exports.renderer = {
    openEdition: async () => ({
      pages: [{ path: '/giving' }],
      search: [],
      changesOn: [],
      async renderPage(path, day) { ${then} },
    }),
  };
`;

/** Renders the page of a bundle in a child process. Returns its HTML, or the whole answer if there is none. */
export async function pageOf(code: string): Promise<string> {
  const answer = JSON.parse(await childRenderer()(requestOf(code))) as {
    value?: { bodies: { html: string }[] };
  };
  return answer.value?.bodies[0]?.html ?? JSON.stringify(answer);
}
