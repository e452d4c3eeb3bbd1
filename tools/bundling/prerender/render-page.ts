import { Failure } from '@raade/contracts/base/failure';
import { runDeterministic } from './deterministic.ts';

const ADVICE =
  'Pages are rendered when the app is built, without a browser. Move code that needs `window`, the clock, ' +
  'random numbers or the environment into an effect or an event handler. Until it runs, the page must ' +
  'show the same to everybody.';

/**
 * Renders a page to HTML. Throws a `Failure` that names the page, the problem and what to do.
 * @param pageName name of the page in messages, like `content: the page "/about"`
 */
export function renderPage(pageName: string, render: () => Promise<string>): Promise<string> {
  return runDeterministic(render).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Failure(`${pageName} cannot be rendered: ${reason}\n${ADVICE}`, { cause });
  });
}
