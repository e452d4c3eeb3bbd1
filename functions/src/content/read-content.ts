import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { checkContent } from '@raade/content-model/checks/check-content';
import { compareDrafts } from '@raade/content-model/compare/compare-drafts';
import { draftsBetween } from '@raade/content-model/editions/drafts-between';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import {
  type ReadContentRequest,
  type ReadContentResponse,
  EDITIONS_AT_ONCE,
  type ListEditionsRequest,
  type ListEditionsResponse,
} from '@raade/contracts/content/editions';
import {
  ALL_DRAFTS,
  type PreviewContentRequest,
  type PreviewContentResponse,
} from '@raade/contracts/content/previews';
import { siteAssociationOf } from '@raade/publishing/content/site-association';
import { siteForumOf } from '@raade/publishing/content/site-forum';
import { firestore } from '../base/firestore.ts';
import {
  publicationIn,
  publications,
  readPointer,
  readDrafts,
  editionIn,
  editions,
} from '../releases/editions/documents.ts';
import { asDraft, listedDraft } from './drafts/listed-draft.ts';
import { requireParts, readAllParts } from '../releases/editions/edition-parts.ts';
import { listedPublication } from './publish/schedule-publication.ts';
import { revisionAfter } from '../releases/editions/live-edition.ts';

/** Number of past publications that are listed besides scheduled ones. */
const RECENT_PUBLICATIONS = 20;

/**
 * Returns the live content with all drafts, findings and differences; or an edition and its differences from the live
 * content.
 *
 * @throws HttpsError `not-found` for an edition that does not exist
 */
export async function readContent({ edition }: ReadContentRequest): Promise<ReadContentResponse> {
  const { pointer, drafts } = await readPointerAndDrafts();
  const liveParts = await requireParts(pointer.edition);
  const isLive = edition === undefined || edition === pointer.edition;
  const parts = isLive ? liveParts : await readAllParts(edition);
  if (!parts) throw new HttpsError('not-found', 'There is no such edition.');
  const changes = isLive ? drafts.map(asDraft) : draftsBetween(liveParts, parts);
  const mergedParts = isLive ? mergeDrafts(liveParts, changes) : parts;
  return {
    edition: edition ?? pointer.edition,
    live: pointer.edition,
    parts,
    merged: mergedParts,
    drafts: isLive ? drafts.map(listedDraft) : [],
    findings: checkContent(mergedParts).findings.map((finding) => ({ ...finding })),
    differences: compareDrafts(liveParts, changes).map((difference) => ({ ...difference })),
    publications: await listPublications(),
  };
}

/** Reads pointer and drafts in one transaction, so that a publication in between cannot make them inconsistent. */
function readPointerAndDrafts() {
  return firestore().runTransaction(
    async (transaction) => {
      const pointer = await readPointer(transaction);
      return { pointer, drafts: await readDrafts(transaction) };
    },
    { readOnly: true },
  );
}

async function listPublications(): Promise<ReadContentResponse['publications']> {
  const [waitingPublications, recentPublications] = await Promise.all([
    publications().where('due_at', '>', Timestamp.fromMillis(0)).orderBy('due_at').get(),
    publications().orderBy('at', 'desc').limit(RECENT_PUBLICATIONS).get(),
  ]);
  const isWaiting = (id: string) => waitingPublications.docs.some((document) => document.id === id);
  return [
    ...waitingPublications.docs,
    ...recentPublications.docs.filter(({ id }) => !isWaiting(id)),
  ].map((document) => listedPublication(document.id, publicationIn(document)));
}

/**
 * Returns an edition, or the live content with all drafts, as pages would show it.
 *
 * @throws HttpsError `not-found` for an edition that does not exist
 */
export async function previewContent({
  edition,
}: PreviewContentRequest): Promise<PreviewContentResponse> {
  const pointer = await readPointer();
  const changes = edition === ALL_DRAFTS ? (await readDrafts()).map(asDraft) : undefined;
  const parts = changes
    ? mergeDrafts(await requireParts(pointer.edition), changes)
    : await readAllParts(edition);
  if (!parts) throw new HttpsError('not-found', 'There is no such edition.');
  const content = { revision: revisionAfter(pointer), parts };
  const forum = siteForumOf(content);
  const association = siteAssociationOf(content);
  return { content, ...(forum && { forum }), ...(association && { association }) };
}

/** Lists the editions, the newest first, and the moves of the pointer. */
export async function listEditions({ before }: ListEditionsRequest): Promise<ListEditionsResponse> {
  const newest = editions().orderBy('created_at', 'desc');
  const pageQuery =
    before === undefined ? newest : newest.startAfter(Timestamp.fromMillis(Date.parse(before)));
  const [pointer, { docs }] = await Promise.all([
    readPointer(),
    pageQuery.limit(EDITIONS_AT_ONCE + 1).get(),
  ]);
  const { edition: live, moves } = pointer;
  return {
    live,
    editions: docs.slice(0, EDITIONS_AT_ONCE).map((document) => {
      const { created_at, by_name, from, note } = editionIn(document);
      return {
        edition: document.id,
        from,
        createdAt: created_at.toDate().toISOString(),
        by: by_name,
        ...(note === undefined ? {} : { note }),
      };
    }),
    hasMore: docs.length > EDITIONS_AT_ONCE,
    moves: moves.map(({ by: _by, by_name, at, ...move }) => ({
      ...move,
      by: by_name,
      at: at.toDate().toISOString(),
    })),
  };
}
