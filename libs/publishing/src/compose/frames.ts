import type { Navigation } from '@raade/contracts/navigation';
import type { PageFrame } from '@raade/contracts/page-frame';
import type { Background, ShellRenderer, ShellSurroundings } from '@raade/contracts/prerendering';

/** The facts of a page on which its frame depends. */
export interface FramedPage {
  readonly path: string;
  readonly page: PageFrame;
  readonly behindBar: Background;
}

export type RenderFrame = (page: FramedPage) => Promise<string>;

/** The paths that links of the frame lead to. */
function linkedPaths(navigation: Navigation): ReadonlySet<string> {
  const links = Object.values(navigation).flat();
  const entries = navigation.menu.flatMap(({ dropdown }) => dropdown ?? []);
  return new Set([...links, ...entries].map(({ href }) => href.replace(/#.*$/, '')));
}

/** Renders each frame once that differs from the others: most pages have the same one. */
export function createFrames(
  renderer: Pick<ShellRenderer, 'renderFrame'>,
  surroundings: ShellSurroundings,
): RenderFrame {
  const linked = linkedPaths(surroundings.navigation);
  const rendered = new Map<string, Promise<string>>();
  return ({ path, page, behindBar }) => {
    const differing = { page, behindBar, ...(linked.has(path) && { current: path }) };
    const key = JSON.stringify(differing);
    const frame = rendered.get(key) ?? renderer.renderFrame({ ...surroundings, ...differing });
    rendered.set(key, frame);
    return frame;
  };
}
