import { withDeadline } from '@raade/browser';
import { DEADLINES } from '@raade/contracts/deadlines';
import type { Preview, PreviewOutcome } from '@raade/federation';
import { logger, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { readTabFlag } from '../tab/tab-flag.ts';

/** Begins to find out whether what the address or the tab asks for may be previewed; undefined for visitors. */
export function startPreview(data: ComposedData): Preview | undefined {
  const wanted = readTabFlag('preview');
  if (wanted === undefined) return undefined;
  const remotes = wanted.split(',').map((text) => text.trim().split('@')[0] ?? '');
  return { remotes, outcome: decide(wanted, data).catch(giveUp) };
}

/** A decision that does not come in time is against: nothing of the preview is shown then. */
async function decide(wanted: string, data: ComposedData): Promise<PreviewOutcome> {
  const deciding = import(/* webpackChunkName: "preview" */ './preview.lazy.tsx').then(
    ({ decideOnPreview }) => decideOnPreview(wanted, data),
  );
  const late = () => new Error(`The preview was not decided within ${DEADLINES.preview} ms`);
  const show = await withDeadline(deciding, DEADLINES.preview, late);
  return show();
}

/** The decision did not come; the tab keeps its flag for the next try. */
function giveUp(error: unknown): PreviewOutcome {
  logger.warn('preview not decided', { phase: 'preview' }, error);
  toast({ title: 'Preview not checked. Reload to try again.', tone: 'danger' });
  return { pointers: {}, movesPlaces: false };
}
