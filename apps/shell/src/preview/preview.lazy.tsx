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
import { PreviewBadge, type PreviewedVersion as Version } from './preview-badge.lazy.tsx';
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
const LIVE_OUTCOME: PreviewOutcome = { pointers: {}, changesRoutesOrSlots: false };

/**
 * Checks the requested releases and content, and that the user is staff. The returned function shows the result. It is
 * separate so that `startPreview` can ignore a decision that comes too late. Rejects if a server did not answer.
 */
export async function decideOnPreview(query: string, data: ComposedData): Promise<ShowOutcome> {
  const startTime = performance.now();
  try {
    const request = parsePreviewRequest(query);
    const pointers = await findReleases(request, data);
    const edition = await findEdition(request, data);
    return async () => {
      if (!(await isConfirmed(query, pointers))) return decline();
      const versions = [...releaseVersions(pointers), ...contentVersions(request)];
      showPreview(query, versions, startTime);
      const { registry } = data;
      const pagePointers = pointersInScope(registry, pointers);
      const hasOtherRoutes = changesRoutesOrSlots(registry, pagePointers);
      const outcome = { pointers: pagePointers, changesRoutesOrSlots: hasOtherRoutes };
      if (!concernsContentOrDay(request)) return outcome;
      return { ...outcome, site: provideContentAndDay(request, edition) };
    };
  } catch (error) {
    if (!(error instanceof PreviewRefused)) throw error;
    return () => Promise.resolve(refuse(error, startTime));
  }
}

async function findReleases({ releases }: PreviewRequest, data: ComposedData): Promise<Pointers> {
  if (releases === undefined) return {};
  const { environment, registry } = data;
  return checkPreview({
    requestText: releases,
    registry,
    registryUrl: environment.registryUrl,
    platformVersion: PLATFORM_VERSION,
    requireStaff: () => requireStaff(environment, 'releases.preview'),
  });
}

const concernsContentOrDay = ({ edition, day }: PreviewRequest) =>
  edition !== undefined || day !== undefined;

async function findEdition(request: PreviewRequest, { environment }: ComposedData) {
  if (!concernsContentOrDay(request)) return undefined;
  await requireStaff(environment, 'content.read');
  return request.edition === undefined ? undefined : readEdition(environment, request.edition);
}

const releaseVersions = (pointers: Pointers): readonly Version[] =>
  Object.entries(pointers).map(([remote, { release }]) => ({ subject: remote, version: release }));

const contentVersions = ({ edition, day }: PreviewRequest): readonly Version[] => [
  ...(edition === undefined ? [] : [{ subject: 'content', version: edition }]),
  ...(day === undefined ? [] : [{ subject: 'day', version: day }]),
];

/** True if the user has confirmed this preview in this tab, or if it contains no release: content cannot run code. */
async function isConfirmed(query: string, pointers: Pointers): Promise<boolean> {
  const releases = releaseVersions(pointers);
  if (releases.length === 0) return true;
  return storedPreview().read() === query || confirmPreview(releases);
}

function decline(): PreviewOutcome {
  endPreview();
  logger.info('preview declined', { phase: 'preview' });
  return LIVE_OUTCOME;
}

/** Stores the preview for this tab and shows its badge. */
function showPreview(query: string, versions: readonly Version[], startTime: number): void {
  for (const { subject, version } of versions) {
    const milliseconds = millisecondsSince(startTime);
    const fields = { remote: subject, release: version, phase: 'preview', milliseconds } as const;
    logger.info('preview shown', fields);
  }
  // The editor shows previews in a frame, which shares the storage of its tab. The editor itself must stay live.
  if (window.parent !== window) {
    window.parent.postMessage(PREVIEW_SHOWN, window.location.origin);
    return;
  }
  storedPreview().set(query);
  renderStaffTool('preview', <PreviewBadge versions={versions} />);
}

function refuse(refusal: PreviewRefused, startTime: number): PreviewOutcome {
  storedPreview().set(undefined);
  const { reason, message } = refusal;
  const milliseconds = millisecondsSince(startTime);
  logger.warn('preview refused', { phase: 'preview', milliseconds, reason }, refusal);
  const description = `${message} This is what is live.`;
  toast({ title: 'Preview not shown', description, tone: 'danger' });
  return LIVE_OUTCOME;
}
