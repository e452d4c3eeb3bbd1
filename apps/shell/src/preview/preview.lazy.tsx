import type { Pointers, PreviewOutcome } from '@raade/federation';
import {
  checkPreview,
  movesPlaces,
  pointersWithin,
  PreviewRefused,
} from '@raade/federation/preview';
import { logger, millisecondsSince, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { renderBeside } from '../startup/render-beside.lazy.ts';
import { endTabFlag, forgetTabFlag, keepTabFlag } from '../tab/keep-tab-flag.lazy.ts';
import { storedFlag } from '../tab/tab-flag.ts';
import { PreviewBadge } from './preview-badge.lazy.tsx';
import { askForPreview } from './preview-question.lazy.tsx';
import { requireStaff } from './require-staff.ts';

/** Acts on the decision, once it is certain that it came in time. May ask first, and wait for as long as that takes. */
type Show = () => Promise<PreviewOutcome>;

/** What visitors see. */
const LIVE: PreviewOutcome = { pointers: {}, movesPlaces: false };

/** Rejects if somebody did not answer. */
export async function decideOnPreview(wanted: string, data: ComposedData): Promise<Show> {
  const { environment, registry } = data;
  const started = performance.now();
  try {
    const pointers = await checkPreview({
      wanted,
      registry,
      registryUrl: environment.registryUrl,
      platformVersion: PLATFORM_VERSION,
      requireStaff: () => requireStaff(environment),
    });
    return async () => {
      if (!(await isConfirmed(wanted, pointers))) return decline();
      showPreview(wanted, pointers, started);
      const here = pointersWithin(registry, pointers);
      return { pointers: here, movesPlaces: movesPlaces(registry, here) };
    };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    return () => Promise.resolve(refuse(error, started));
  }
}

const releasesOf = (pointers: Pointers) =>
  Object.entries(pointers).map(([remote, { release }]) => ({ remote, release }));

/** True once somebody has said so in this tab: it keeps nothing else. */
async function isConfirmed(wanted: string, pointers: Pointers): Promise<boolean> {
  return storedFlag('preview').read() === wanted || askForPreview(releasesOf(pointers));
}

function decline(): PreviewOutcome {
  endTabFlag('preview');
  logger.info('preview declined', { phase: 'preview' });
  return LIVE;
}

/** Keeps the preview for this tab, and says on every page that it is one. */
function showPreview(wanted: string, pointers: Pointers, started: number): void {
  keepTabFlag('preview', wanted);
  const releases = releasesOf(pointers);
  for (const release of releases) {
    const milliseconds = millisecondsSince(started);
    logger.info('preview shown', { ...release, phase: 'preview', milliseconds });
  }
  renderBeside('preview', <PreviewBadge releases={releases} />);
}

function refuse(refusal: PreviewRefused, started: number): PreviewOutcome {
  forgetTabFlag('preview');
  const { reason, message } = refusal;
  const milliseconds = millisecondsSince(started);
  logger.warn('preview refused', { phase: 'preview', milliseconds, reason }, refusal);
  const description = `${message} This is the live release.`;
  toast({ title: 'Preview not shown', description, tone: 'danger' });
  return LIVE;
}
