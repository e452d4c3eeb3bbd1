import { CALLABLES } from '@raade/contracts/base/callables';
import { CONTENT_BLOCK, type PageContent } from '@raade/contracts/content/content-block';
import {
  type PreviewContentResponse,
  previewContentResponseSchema,
} from '@raade/contracts/content/previews';
import type { Environment } from '@raade/contracts/releases/environment';
import { PreviewRefused } from '@raade/federation/preview';
import { provideDay } from '@raade/platform';
import type { Site } from '../site-context.ts';
import type { PreviewRequest } from './preview-request.ts';

const loadCalls = () => import(/* webpackChunkName: "auth" */ '@raade/firebase/callables');

/** The data of the frame that a preview of content or day can change. */
export type PreviewedSite = Partial<Pick<Site, 'forum' | 'association' | 'today' | 'isDayFixed'>>;

/**
 * Reads an edition of the content, which only editors may do.
 * @throws PreviewRefused if there is no such edition, `CallFailure` if the server did not answer
 */
export async function readEdition(
  environment: Environment,
  edition: string,
): Promise<PreviewContentResponse> {
  const { callFunction, codeOf } = await loadCalls();
  return callFunction(
    environment,
    CALLABLES.previewContent,
    { edition },
    previewContentResponseSchema,
  ).catch((error: unknown) => {
    if (codeOf(error) !== 'not-found') throw error;
    throw new PreviewRefused('no-edition', 'There is no such edition of the content.');
  });
}

/** Replaces content and day of this document, and returns the frame's new data. Remotes wait for this to render. */
export function provideContentAndDay(
  request: PreviewRequest,
  edition: PreviewContentResponse | undefined,
): PreviewedSite {
  if (edition) replaceBlock(edition);
  const day = request.day === undefined ? undefined : { today: request.day, isDayFixed: true };
  if (day) provideDay(day);
  const { forum, association } = edition ?? {};
  return { ...(edition && { forum, association }), ...day };
}

/** Replaces the content of the page by the whole edition, so that later pages of this tab need not load any. */
function replaceBlock({ content }: PreviewContentResponse): void {
  // `from` is the address of further content, of which there is none.
  const block: PageContent = { ...content, from: '' };
  // A `div`, since Trusted Types restrict the text of `script` elements, and this one is only data.
  const element = document.createElement('div');
  element.hidden = true;
  element.id = CONTENT_BLOCK;
  element.textContent = JSON.stringify(block);
  document.getElementById(CONTENT_BLOCK)?.remove();
  document.body.append(element);
}
