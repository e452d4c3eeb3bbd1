import { withDeadline } from '@raade/browser';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { Preview } from '@raade/federation';
import { logger, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import type { SitePreviewOutcome } from './preview.lazy.tsx';
import { wantedPreview } from './tab-preview.ts';

interface SitePreview extends Preview {
  readonly outcome: Promise<SitePreviewOutcome>;
}

/**
 * Starts the preview that the address or the tab requests. Undefined if none is requested, as for nearly all visitors.
 */
export function startPreview(data: ComposedData): SitePreview | undefined {
  const wanted = wantedPreview();
  if (wanted === undefined) return undefined;
  return { remotes: affectedRemotes(wanted, data), outcome: decide(wanted, data).catch(giveUp) };
}

/** The remotes that must wait for the outcome. A preview of content or day affects all of them. */
function affectedRemotes(wanted: string, { registry }: ComposedData): readonly string[] {
  return isOfContent(wanted) ? Object.keys(registry.remotes) : askedIn(wanted);
}

const askedIn = (wanted: string): readonly string[] =>
  wanted.split(',').map((text) => text.trim().split('@')[0] ?? '');

const isOfContent = (wanted: string) =>
  askedIn(wanted).some((asked) => asked === 'edition' || asked === 'day');

/** Checks and shows the preview. If the check takes too long, it rejects, and nothing of the preview is shown. */
async function decide(wanted: string, data: ComposedData): Promise<SitePreviewOutcome> {
  const deciding = import(/* webpackChunkName: "preview" */ './preview.lazy.tsx').then(
    ({ decideOnPreview }) => decideOnPreview(wanted, data),
  );
  const within = isOfContent(wanted) ? DEADLINES.contentPreview : DEADLINES.preview;
  const late = () => new Error(`The preview was not decided within ${within} ms`);
  const show = await withDeadline(deciding, within, late);
  return show();
}

/** Shows the live site if the preview could not be checked. The tab keeps its request, so a reload tries again. */
function giveUp(error: unknown): SitePreviewOutcome {
  logger.warn('preview not decided', { phase: 'preview' }, error);
  toast({ title: 'Preview not checked. Reload to try again.', tone: 'danger' });
  return { pointers: {}, changesRoutesOrSlots: false };
}
