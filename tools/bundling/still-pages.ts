import { Failure } from '@raade/contracts/base/failure';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { PRERENDERING } from '@raade/contracts/site/prerendering';

/** Elements that only script lets answer or move, or that a script fills. `details` folds by itself. */
const LIVELY = new RegExp(
  `<(button|input|select|textarea|form|dialog|audio|video|canvas|iframe|noscript|${PRERENDERING.slotHole})(?=[\\s>/])|\\s(data-needs-script)(?=[\\s=>])`,
);

/** The reason why a page that is marked `still` is not; undefined if nothing in it needs a script. */
function problemOf(body: string | undefined): string | undefined {
  if (body === undefined) return 'it is not rendered, so there is nothing to show in its stead';
  const [, element, attribute] = LIVELY.exec(body) ?? [];
  if (element) return `it has a <${element}>`;
  return attribute && `it has something with ${attribute}`;
}

/**
 * Throws one message that names each page of `src/pages.ts` that says `still` and is not: nobody would load its code.
 * Handlers cannot be seen in HTML; a test of the remote's own looks for those.
 * @param bodies the pages as HTML, by path
 */
export function checkStillPages(
  pages: readonly Pick<PageDescriptor, 'path' | 'still'>[],
  bodies: ReadonlyMap<string, string>,
): void {
  const problems = pages.flatMap(({ path, still }) => {
    const problem = still && problemOf(bodies.get(path));
    return problem ? [`${path}: ${problem}. Take \`still\` away, or what is alive.`] : [];
  });
  if (problems.length > 0) {
    throw new Failure(`Pages of src/pages.ts are not still:\n${problems.join('\n')}`);
  }
}
