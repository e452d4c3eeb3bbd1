import { withDeadline } from '@raade/browser';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { Preview } from '@raade/federation';
import { logger, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import type { SitePreviewOutcome } from './preview.lazy.tsx';
import { requestedPreview } from './tab-preview.ts';

interface SitePreview extends Preview {
  readonly outcome: Promise<SitePreviewOutcome>;
}

/** Starts the preview that the address or the tab requests. Undefined if there is none, as for nearly all visitors. */
export function startPreview(data: ComposedData): SitePreview | undefined {
  const query = requestedPreview();
  if (query === undefined) return undefined;
  return { remotes: affectedRemotes(query, data), outcome: decide(query, data).catch(giveUp) };
}

/** The remotes that must wait for the outcome. A preview of content or day affects all of them. */
function affectedRemotes(query: string, { registry }: ComposedData): readonly string[] {
  return concernsContentOrDay(query) ? Object.keys(registry.remotes) : subjectsIn(query);
}

/** The subjects of a request: names of remotes, `edition` and `day`. */
const subjectsIn = (query: string): readonly string[] =>
  query.split(',').map((text) => text.trim().split('@')[0] ?? '');

const concernsContentOrDay = (query: string) =>
  subjectsIn(query).some((subject) => subject === 'edition' || subject === 'day');

/** Checks and shows the preview. If the check takes too long, it rejects, and nothing of the preview is shown. */
async function decide(query: string, data: ComposedData): Promise<SitePreviewOutcome> {
  const decision = import(/* webpackChunkName: "preview" */ './preview.lazy.tsx').then(
    ({ decideOnPreview }) => decideOnPreview(query, data),
  );
  const deadline = concernsContentOrDay(query) ? DEADLINES.contentPreview : DEADLINES.preview;
  const timeoutError = () => new Error(`The preview was not decided within ${deadline} ms`);
  const showOutcome = await withDeadline(decision, deadline, timeoutError);
  return showOutcome();
}

/** Shows the live site if the preview could not be checked. The tab keeps its request, so a reload tries again. */
function giveUp(error: unknown): SitePreviewOutcome {
  logger.warn('preview not decided', { phase: 'preview' }, error);
  toast({ title: 'Preview not checked. Reload to try again.', tone: 'danger' });
  return { pointers: {}, changesRoutesOrSlots: false };
}
