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
import type { Wish } from './wish.ts';

const loadCalls = () => import(/* webpackChunkName: "auth" */ '@raade/firebase/callables');

/** The facts that differ in the frame with the previewed content or day. */
export type PreviewedSite = Partial<Pick<Site, 'forum' | 'association' | 'today' | 'isDayFixed'>>;

/**
 * Reads the edition that is asked for.
 * @throws PreviewRefused, or `CallFailure` if nobody answered
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

/** Gives the remotes of this document, which wait for it, another content and another day than it came with. */
export function provideContentAndDay(
  wish: Wish,
  edition: PreviewContentResponse | undefined,
): PreviewedSite {
  if (edition) replaceBlock(edition);
  const day = wish.day === undefined ? {} : { today: wish.day, isDayFixed: true };
  if (wish.day !== undefined) provideDay({ today: wish.day, isDayFixed: true });
  const { forum, association } = edition ?? {};
  return { ...(edition && { forum, association }), ...day };
}

/** With all parts: whichever page comes next asks for nothing else. */
function replaceBlock({ content }: PreviewContentResponse): void {
  const block: PageContent = { ...content, from: '' };
  // No script, whose text Trusted Types would guard: nothing in it is to run.
  const element = document.createElement('div');
  element.hidden = true;
  element.id = CONTENT_BLOCK;
  element.textContent = JSON.stringify(block);
  document.getElementById(CONTENT_BLOCK)?.remove();
  document.body.append(element);
}
