import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { registrySchema } from '@raade/contracts/releases/registry';
import type { Pointer } from '@raade/contracts/releases/releases';
import { hostedSite, SITE } from '@raade/publishing/hosting-api/testing/hosted-site';
import { startHostingServer } from '@raade/publishing/hosting-api/testing/hosting-server';
import { sampleSite } from '@raade/publishing/hosting-api/testing/sample-site';
import { fromFolders } from '@raade/publishing/reading/read-release';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import { cachedRenderer } from '@raade/publishing/renderers/cached-renderer';
import { pointerDocument } from '../../editions/documents.ts';
import { firestore } from '../../../base/firestore.ts';
import { pointers } from '../live-pointers.ts';
import { publishingDocument } from '../publishing-document.ts';
import type { Publisher } from '../publisher.ts';

/** Enough for the smallest renderers on a busy machine, and short enough to wait for one that never ends. */
const DEADLINE_MS = 5_000;

/** A site of two apps on a local server with the API of Hosting, with its pointers in Firestore. */
export async function publishedSite() {
  const sample = await sampleSite();
  const server = await startHostingServer(SITE);
  await sample.deploy(server.state);
  await publishingDocument().delete();
  await firestore().recursiveDelete(pointers());
  await pointerDocument().delete();
  for (const pointer of Object.values(sample.pointers)) await movePointer(pointer);
  const { environment, origins, sitesDir } = sample;
  const read = fromFolders(sitesDir);
  return {
    sample,
    server,
    publisher: (): Publisher => ({
      environment,
      origins,
      read,
      site: hostedSite(server),
      mustCache: false,
      render: cachedRenderer(childRenderer({ deadlineMs: DEADLINE_MS })),
    }),
    /** Title of the remote's published page. */
    shownTitle: () =>
      /<title>(.*?)<\/title>/.exec(server.state.served().get('/giving.html') ?? '')?.[1],
    /** Id of the content in the published registry. */
    shownContent: () =>
      registrySchema.parse(JSON.parse(server.state.served().get('/registry.json') ?? '')).content,
    close: () => server.close(),
  };
}

export type PublishedSite = Awaited<ReturnType<typeof publishedSite>>;

/** Sets up a new site for each test. */
export function usePublishedSite(): PublishedSite {
  const site = {} as PublishedSite;
  beforeEach(async () => void Object.assign(site, await publishedSite()));
  afterEach(() => site.close());
  return site;
}

/** Moves a pointer without checking rights. */
export async function movePointer(pointer: Pointer): Promise<void> {
  const revision = FieldValue.increment(1);
  const move = { kind: 'publish', moved_by: 'team@example.org', moved_at: Timestamp.now() };
  await pointers()
    .doc(pointer.app)
    .set({ revision, pointer, ...move, history: [] }, { merge: true });
}
