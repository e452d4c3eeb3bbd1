import { Failure } from '@raade/contracts/base/failure';
import type { PageDescriptor } from '@raade/contracts/site/pages';
import { PRERENDERING } from '@raade/contracts/site/prerendering';

/** Elements and attributes that need a script. (`details` works without one.) */
const NEEDS_SCRIPT = new RegExp(
  `<(button|input|select|textarea|form|dialog|audio|video|canvas|iframe|noscript|${PRERENDERING.slotPlaceholder})(?=[\\s>/])|\\s(data-needs-script)(?=[\\s=>])`,
);

/** The reason why a page cannot be static, which means to work without a script. Undefined if the page can. */
function problemOf(body: string | undefined): string | undefined {
  if (body === undefined) return 'it is not rendered, so it has no static HTML';
  const [, element, attribute] = NEEDS_SCRIPT.exec(body) ?? [];
  if (element) return `it has a <${element}>`;
  return attribute && `it has an element with ${attribute}`;
}

/**
 * Throws a `Failure` that names each page with `isStatic` in `src/pages.ts` that needs a script, since its code is not
 * loaded. Event handlers are not visible in HTML; tests of the remote check for those.
 * @param bodies the HTML of pages by path
 */
export function checkStaticPages(
  pages: readonly Pick<PageDescriptor, 'path' | 'isStatic'>[],
  bodies: ReadonlyMap<string, string>,
): void {
  const problems = pages.flatMap(({ path, isStatic }) => {
    const problem = isStatic && problemOf(bodies.get(path));
    return problem
      ? [`${path}: ${problem}. Remove \`still\`, or the part that needs a script.`]
      : [];
  });
  if (problems.length > 0) {
    throw new Failure(`Pages of src/pages.ts are not static:\n${problems.join('\n')}`);
  }
}
