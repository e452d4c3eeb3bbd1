import { withDeadline } from '@raade/browser';
import { DEADLINES } from '@raade/contracts/releases/deadlines';
import type { Preview } from '@raade/federation';
import { logger, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { readTabFlag } from '../startup/tab-flag.ts';
import type { SitePreviewOutcome } from './preview.lazy.tsx';

interface SitePreview extends Preview {
  readonly outcome: Promise<SitePreviewOutcome>;
}

/** Begins to find out whether what the address or the tab asks for may be previewed; undefined for visitors. */
export function startPreview(data: ComposedData): SitePreview | undefined {
  const wanted = readTabFlag('preview');
  if (wanted === undefined) return undefined;
  return { remotes: waitingFor(wanted, data), outcome: decide(wanted, data).catch(giveUp) };
}

/** Another content or day concerns whatever is shown. */
function waitingFor(wanted: string, { registry }: ComposedData): readonly string[] {
  return isOfContent(wanted) ? Object.keys(registry.remotes) : askedIn(wanted);
}

const askedIn = (wanted: string): readonly string[] =>
  wanted.split(',').map((text) => text.trim().split('@')[0] ?? '');

const isOfContent = (wanted: string) =>
  askedIn(wanted).some((asked) => asked === 'edition' || asked === 'day');

/** A decision that does not come in time is against: nothing of the preview is shown then. */
async function decide(wanted: string, data: ComposedData): Promise<SitePreviewOutcome> {
  const deciding = import(/* webpackChunkName: "preview" */ './preview.lazy.tsx').then(
    ({ decideOnPreview }) => decideOnPreview(wanted, data),
  );
  const within = isOfContent(wanted) ? DEADLINES.contentPreview : DEADLINES.preview;
  const late = () => new Error(`The preview was not decided within ${within} ms`);
  const show = await withDeadline(deciding, within, late);
  return show();
}

/** The decision did not come; the tab keeps its flag for the next try. */
function giveUp(error: unknown): SitePreviewOutcome {
  logger.warn('preview not decided', { phase: 'preview' }, error);
  toast({ title: 'Preview not checked. Reload to try again.', tone: 'danger' });
  return { pointers: {}, movesPlaces: false };
}
