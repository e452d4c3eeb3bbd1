import { PREVIEW_SHOWN } from '@raade/contracts/content/previews';
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
import { endTabFlag, forgetTabFlag, keepTabFlag } from '../startup/keep-tab-flag.lazy.ts';
import { storedFlag } from '../startup/tab-flag.ts';
import { PreviewBadge, type Previewed } from './preview-badge.lazy.tsx';
import { askForPreview } from './preview-question.lazy.tsx';
import { type PreviewedSite, provideContentAndDay, readEdition } from './previewed-content.ts';
import { requireStaff } from './require-staff.ts';
import { parseWish, type Wish } from './wish.ts';

/** The releases, content and day that a tab shows in place of the live ones. */
export interface SitePreviewOutcome extends PreviewOutcome {
  /** The facts that differ in the frame; undefined if none do. */
  readonly site?: PreviewedSite;
}

/** Acts on the decision, once it is certain that it came in time. May ask first, and wait for as long as that takes. */
type Show = () => Promise<SitePreviewOutcome>;

/** The live site, as visitors see it. */
const LIVE: PreviewOutcome = { pointers: {}, movesPlaces: false };

/** Rejects if somebody did not answer. */
export async function decideOnPreview(wanted: string, data: ComposedData): Promise<Show> {
  const started = performance.now();
  try {
    const wish = parseWish(wanted);
    const pointers = await findReleases(wish, data);
    const edition = await findEdition(wish, data);
    return async () => {
      if (!(await isConfirmed(wanted, pointers))) return decline();
      const previewed = [...releasesOf(pointers), ...contentOf(wish)];
      showPreview(wanted, previewed, started);
      const { registry } = data;
      const here = pointersWithin(registry, pointers);
      const outcome = { pointers: here, movesPlaces: movesPlaces(registry, here) };
      if (!isOfContent(wish)) return outcome;
      return { ...outcome, site: provideContentAndDay(wish, edition) };
    };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    return () => Promise.resolve(refuse(error, started));
  }
}

async function findReleases({ releases }: Wish, data: ComposedData): Promise<Pointers> {
  if (releases === undefined) return {};
  const { environment, registry } = data;
  return checkPreview({
    wanted: releases,
    registry,
    registryUrl: environment.registryUrl,
    platformVersion: PLATFORM_VERSION,
    requireStaff: () => requireStaff(environment, 'releases.preview'),
  });
}

const isOfContent = ({ edition, day }: Wish) => edition !== undefined || day !== undefined;

async function findEdition(wish: Wish, { environment }: ComposedData) {
  if (!isOfContent(wish)) return undefined;
  await requireStaff(environment, 'content.read');
  return wish.edition === undefined ? undefined : readEdition(environment, wish.edition);
}

const releasesOf = (pointers: Pointers): readonly Previewed[] =>
  Object.entries(pointers).map(([what, { release }]) => ({ what, which: release }));

const contentOf = ({ edition, day }: Wish): readonly Previewed[] => [
  ...(edition === undefined ? [] : [{ what: 'content', which: edition }]),
  ...(day === undefined ? [] : [{ what: 'day', which: day }]),
];

/** True once somebody has said so in this tab: it keeps nothing else. Content is no code, and nobody is asked. */
async function isConfirmed(wanted: string, pointers: Pointers): Promise<boolean> {
  const releases = releasesOf(pointers);
  if (releases.length === 0) return true;
  return storedFlag('preview').read() === wanted || askForPreview(releases);
}

function decline(): PreviewOutcome {
  endTabFlag('preview');
  logger.info('preview declined', { phase: 'preview' });
  return LIVE;
}

/** Keeps the preview for this tab, and says on every page that it is one. */
function showPreview(wanted: string, previewed: readonly Previewed[], started: number): void {
  for (const { what, which } of previewed) {
    const milliseconds = millisecondsSince(started);
    const shown = { remote: what, release: which };
    logger.info('preview shown', { ...shown, phase: 'preview', milliseconds });
  }
  // A frame shares the storage of its tab, where the editor is to stay as it is, and names what it shows.
  if (window.parent !== window) {
    window.parent.postMessage(PREVIEW_SHOWN, window.location.origin);
    return;
  }
  keepTabFlag('preview', wanted);
  renderBeside('preview', <PreviewBadge previewed={previewed} />);
}

function refuse(refusal: PreviewRefused, started: number): PreviewOutcome {
  forgetTabFlag('preview');
  const { reason, message } = refusal;
  const milliseconds = millisecondsSince(started);
  logger.warn('preview refused', { phase: 'preview', milliseconds, reason }, refusal);
  const description = `${message} This is what is live.`;
  toast({ title: 'Preview not shown', description, tone: 'danger' });
  return LIVE;
}
