import { PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import type { Pointers, PreviewOutcome } from '@raade/federation';
import {
  checkPreview,
  changesRoutesOrSlots,
  pointersInScope,
  PreviewRefused,
} from '@raade/federation/preview';
import { logger, millisecondsSince, toast } from '@raade/platform';
import type { ComposedData } from '../startup/composed-data.ts';
import { endPreview } from './end-preview.lazy.ts';
import { PreviewBadge, type Previewed } from './preview-badge.lazy.tsx';
import { confirmPreview } from './preview-question.lazy.tsx';
import { type PreviewedSite, provideContentAndDay, readEdition } from './previewed-content.ts';
import { requireStaff } from './require-staff.ts';
import { parsePreviewRequest, type PreviewRequest } from './preview-request.ts';
import { renderStaffTool } from './render-staff-tool.lazy.ts';
import { storedPreview } from './tab-preview.ts';

/** The result of a preview request: the releases, content and day that the tab shows in place of the live ones. */
export interface SitePreviewOutcome extends PreviewOutcome {
  /** The data of the frame that the preview changes; undefined if it changes none. */
  readonly site?: PreviewedSite;
}

/** Shows the preview, or the message that refuses it. May wait for the user's confirmation. */
type ShowOutcome = () => Promise<SitePreviewOutcome>;

/** The outcome that leaves the site as visitors see it. */
const LIVE: PreviewOutcome = { pointers: {}, changesRoutesOrSlots: false };

/**
 * Checks the requested releases and content, and that the user is staff. Showing is a second step, so that
 * `startPreview` can drop a decision that comes too late. Rejects if a server did not answer.
 */
export async function decideOnPreview(wanted: string, data: ComposedData): Promise<ShowOutcome> {
  const started = performance.now();
  try {
    const request = parsePreviewRequest(wanted);
    const pointers = await findReleases(request, data);
    const edition = await findEdition(request, data);
    return async () => {
      if (!(await isConfirmed(wanted, pointers))) return decline();
      const previewed = [...releasesOf(pointers), ...contentOf(request)];
      showPreview(wanted, previewed, started);
      const { registry } = data;
      const here = pointersInScope(registry, pointers);
      const isOther = changesRoutesOrSlots(registry, here);
      const outcome = { pointers: here, changesRoutesOrSlots: isOther };
      if (!isOfContent(request)) return outcome;
      return { ...outcome, site: provideContentAndDay(request, edition) };
    };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    return () => Promise.resolve(refuse(error, started));
  }
}

async function findReleases({ releases }: PreviewRequest, data: ComposedData): Promise<Pointers> {
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

const isOfContent = ({ edition, day }: PreviewRequest) =>
  edition !== undefined || day !== undefined;

async function findEdition(request: PreviewRequest, { environment }: ComposedData) {
  if (!isOfContent(request)) return undefined;
  await requireStaff(environment, 'content.read');
  return request.edition === undefined ? undefined : readEdition(environment, request.edition);
}

const releasesOf = (pointers: Pointers): readonly Previewed[] =>
  Object.entries(pointers).map(([remote, { release }]) => ({ subject: remote, version: release }));

const contentOf = ({ edition, day }: PreviewRequest): readonly Previewed[] => [
  ...(edition === undefined ? [] : [{ subject: 'content', version: edition }]),
  ...(day === undefined ? [] : [{ subject: 'day', version: day }]),
];

/** True if the user has confirmed this preview in this tab, or if it contains no release: content cannot run code. */
async function isConfirmed(wanted: string, pointers: Pointers): Promise<boolean> {
  const releases = releasesOf(pointers);
  if (releases.length === 0) return true;
  return storedPreview().read() === wanted || confirmPreview(releases);
}

function decline(): PreviewOutcome {
  endPreview();
  logger.info('preview declined', { phase: 'preview' });
  return LIVE;
}

/** Stores the preview for this tab and shows its badge. */
function showPreview(wanted: string, previewed: readonly Previewed[], started: number): void {
  for (const { subject, version } of previewed) {
    const milliseconds = millisecondsSince(started);
    const shown = { remote: subject, release: version };
    logger.info('preview shown', { ...shown, phase: 'preview', milliseconds });
  }
  // A frame shares the storage of its tab, where the editor must not turn into a preview.
  if (window.parent !== window) {
    window.parent.postMessage(PREVIEW_SHOWN, window.location.origin);
    return;
  }
  storedPreview().keep(wanted);
  renderStaffTool('preview', <PreviewBadge previewed={previewed} />);
}

function refuse(refusal: PreviewRefused, started: number): PreviewOutcome {
  storedPreview().keep(undefined);
  const { reason, message } = refusal;
  const milliseconds = millisecondsSince(started);
  logger.warn('preview refused', { phase: 'preview', milliseconds, reason }, refusal);
  const description = `${message} This is what is live.`;
  toast({ title: 'Preview not shown', description, tone: 'danger' });
  return LIVE;
}
