import type { Navigation } from '@raade/contracts/site/navigation';
import type { PageFrame } from '@raade/contracts/site/page-frame';
import type { Background, ShellSurroundings } from '@raade/contracts/site/prerendering';
import { Failure } from '@raade/contracts/base/failure';
import {
  renderedShellSchema,
  type RenderedShell,
  type RenderPages,
  type RenderRequest,
  renderWith,
  type ShellTask,
} from '../renderers/render-pages.ts';

/** The properties of a page on which its frame depends. */
export interface FramedPage {
  readonly path: string;
  /** The settings of the page for its frame. */
  readonly page: PageFrame;
  readonly behindBar: Background;
}

/** Renders with the server bundle of the shell's release. Rejects with a `Failure` that names the release. */
export type RenderShell = (task: ShellTask) => Promise<RenderedShell>;

export const shellRenderer =
  (render: RenderPages, bundle: RenderRequest['bundle']): RenderShell =>
  (shell) =>
    renderWith(render, { bundle, task: { shell } }, renderedShellSchema(shell));

/** The rendered HTML of the shell. */
export interface Frames extends Pick<RenderedShell, 'notFound' | 'sectionPlaceholder'> {
  /** The frame of a page. Throws for a page that was not requested. */
  readonly frameOf: (page: FramedPage) => string;
}

/** The paths to which the frame links. Their pages need a frame with the current link marked. */
function linkedPaths(navigation: Navigation): ReadonlySet<string> {
  const links = Object.values(navigation).flat();
  const entries = navigation.menu.flatMap(({ dropdown }) => dropdown ?? []);
  return new Set([...links, ...entries].map(({ href }) => href.replace(/#.*$/, '')));
}

/** Renders all different frames in one request. Most pages share a frame. */
export async function renderFrames(
  renderShell: RenderShell,
  surroundings: ShellSurroundings,
  pages: readonly FramedPage[],
): Promise<Frames> {
  const paths = linkedPaths(surroundings.navigation);
  const requestOf = ({ path, page, behindBar }: FramedPage) => ({
    page,
    behindBar,
    ...(paths.has(path) && { current: path }),
  });
  const requests = new Map(pages.map((page) => [JSON.stringify(requestOf(page)), requestOf(page)]));
  const { frames, ...rest } = await renderShell({ surroundings, frames: [...requests.values()] });
  const framesByRequest = new Map([...requests.keys()].map((key, index) => [key, frames[index]]));
  return {
    ...rest,
    frameOf(page) {
      const frame = framesByRequest.get(JSON.stringify(requestOf(page)));
      if (frame === undefined) throw new Failure(`The shell has no frame for "${page.path}".`);
      return frame;
    },
  };
}
