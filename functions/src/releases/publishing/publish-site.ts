import { isDeepStrictEqual } from 'node:util';
import { randomUUID } from 'node:crypto';
import * as logger from 'firebase-functions/logger';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { TRIGGERS } from '@raade/contracts/base/callables';
import { messageOf } from '@raade/contracts/base/failure';
import {
  composeLiveReleases,
  type LiveInput,
} from '@raade/publishing/compose/compose-live-releases';
import { EditionFailure } from '@raade/publishing/renderers/edition-failure';
import { pictureFiles } from '@raade/publishing/content/picture-files';
import { causeOf } from '../../base/callable/failure.ts';
import { readSources, type Revisions } from './live-pointers.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import {
  readPublishing,
  parsePublishing,
  type Publishing,
  publishingDocument,
} from './publishing-document.ts';
import type { LivePointer } from '../editions/documents.ts';
import { editionAsLive } from '../editions/live-edition.ts';
import { findPictures } from '../editions/pictures/documents.ts';
import { readVariant } from '../editions/pictures/picture-variants.ts';
import { firestore, writeAsSeen } from '../../base/firestore.ts';

const STORED_PICTURES = { find: findPictures, read: readVariant };

/** Limit of characters of a stored message; the log has the rest. */
const MESSAGE_LIMIT = 1000;

interface PublishOptions {
  /** True to retry a failed state, and to publish a state that is recorded as live. */
  readonly isRetry: boolean;
}

/**
 * Publishes the site for the current pointers. Only one process publishes at a time: it holds the turn, an exclusive
 * right for a limited time. Other calls do nothing during a turn, since its process reads the pointers again at the end.
 * So a hundred moves at once lead to a few publications, and the last state is live. A failure is recorded and leaves
 * the live site as it is.
 *
 * @returns number of publications, failed ones included
 */
export async function publishSite(
  publisher: () => Publisher = publisherOf,
  { isRetry }: PublishOptions = { isRetry: false },
): Promise<number> {
  let rounds = 0;
  while (await isPublicationNeeded({ isRetry: isRetry && rounds === 0 })) {
    const turn = await takeTurn();
    // Another process was faster. It may end before it sees the newest pointers, so the loop checks again.
    if (!turn) continue;
    await turn.end(await publishOnce(turn, publisher));
    rounds += 1;
  }
  return rounds;
}

/** True unless another process is publishing, or this state is live or has failed already. */
async function isPublicationNeeded({ isRetry }: PublishOptions): Promise<boolean> {
  const publishing = await readPublishing();
  if (isTurnTaken(publishing)) return false;
  const { live, failure } = publishing;
  const { revisions } = await readSources();
  return isRetry || !isDeepStrictEqual((failure ?? live)?.revisions, revisions);
}

/** Composes the site for the current pointers and makes it live. Returns the result, also of a failure. */
async function publishOnce(turn: Turn, publisher: () => Publisher): Promise<TurnResult> {
  const startedAt = performance.now();
  const { pointers, content, revisions } = await readSources();
  try {
    const { site, ...input } = publisher();
    const { composed, problems } = await composeRenderable({ ...input, pointers }, content);
    const state = await site.makeLive(composed, turn.renew);
    const milliseconds = Math.round(performance.now() - startedAt);
    logger.info(TRIGGERS.publishSite, { state, revisions, milliseconds, problems });
    const { validity } = composed;
    return { revisions, result: { state, milliseconds, problems: [...problems], ...validity } };
  } catch (error) {
    logger.error(`${TRIGGERS.publishSite} failed`, { revisions, cause: causeOf(error) });
    return { revisions, result: messageOf(error).slice(0, MESSAGE_LIMIT) };
  }
}

/** Limit of earlier editions to try if the live one cannot be rendered. After them, the content of the builds is used. */
const EARLIER_EDITIONS = 5;

/** The live edition, then earlier ones, the latest first. */
function editionsToTry({ edition, moves }: LivePointer): readonly string[] {
  const earlierEditions = moves.flatMap((move) => [move.edition, move.from]);
  return [...new Set([edition, ...earlierEditions])].slice(0, 1 + EARLIER_EDITIONS);
}

/**
 * Composes the live releases with the latest edition that can be rendered. Editions are tried before they go live, so
 * if one release cannot render the edition, that release is at fault: its previous release is used, or it is left out.
 * Earlier editions are used only if the edition itself is faulty, such as one with a missing picture.
 */
async function composeRenderable(
  input: Omit<LiveInput, 'edition'>,
  pointer: LivePointer,
): ReturnType<typeof composeLiveReleases> {
  const failedEditions: string[] = [];
  for (const name of editionsToTry(pointer)) {
    const edition = await editionAsLive(pointer, name);
    try {
      const pictures = edition && (await pictureFiles(edition.parts, STORED_PICTURES));
      const composition = await composeLiveReleases(
        { ...input, edition, pictures },
        { editionIsLive: true },
      );
      return withProblems(failedEditions, composition);
    } catch (error) {
      if (!(error instanceof EditionFailure)) throw error;
      failedEditions.push(`The edition ${name} is not shown: ${messageOf(error)}`);
    }
  }
  return withProblems(failedEditions, await composeLiveReleases(input));
}

type Composition = Awaited<ReturnType<typeof composeLiveReleases>>;

const withProblems = (failedEditions: readonly string[], { composed, problems }: Composition) => ({
  composed,
  problems: [...failedEditions, ...problems],
});

/** Duration of a turn: longer than the last step of a publication with all retries, so that no other process starts. */
const TURN_MS = 180_000;

/** Another process has taken over the publishing. */
class TurnIsOver extends Error {
  constructor() {
    super('Another run publishes the site.');
  }
}

/** Result of a publication, with the state of the pointers that was published. */
interface TurnResult {
  readonly revisions: Revisions;
  /** The live state, or the message of a failure. */
  readonly result: Omit<NonNullable<Publishing['live']>, 'at' | 'revisions'> | string;
}

/** The exclusive right of a process to publish, for a limited time. */
interface Turn {
  /** Extends the turn; rejects if it is over. */
  readonly renew: () => Promise<void>;
  /** Stores the result and ends the turn. */
  readonly end: (result: TurnResult) => Promise<void>;
}

const isTurnTaken = ({ turn }: Publishing): boolean =>
  turn !== undefined && turn.until.toMillis() > Date.now();

/**
 * Takes the turn; undefined if another process has it. Without a transaction, since a hundred calls at once would wait
 * for each other's locks.
 */
async function takeTurn(): Promise<Turn | undefined> {
  const holder = randomUUID();
  const document = await publishingDocument().get();
  if (isTurnTaken(parsePublishing(document.data()))) return undefined;
  const isTaken = await writeAsSeen(document, { turn: newTurn(holder) });
  return isTaken ? { renew: () => renew(holder), end: (result) => end(holder, result) } : undefined;
}

const newTurn = (holder: string) => ({ holder, until: Timestamp.fromMillis(Date.now() + TURN_MS) });

async function requireTurn(transaction: Transaction, holder: string): Promise<Publishing> {
  const publishing = parsePublishing((await transaction.get(publishingDocument())).data());
  if (publishing.turn?.holder !== holder) throw new TurnIsOver();
  return publishing;
}

function renew(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    await requireTurn(transaction, holder);
    transaction.set(publishingDocument(), { turn: newTurn(holder) }, { merge: true });
  });
}

function end(holder: string, result: TurnResult): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const publishing = await requireTurn(transaction, holder);
    const fields = { ...resultFields(result, publishing), turn: FieldValue.delete() };
    // Maps are replaced, not merged, so that removed apps do not stay in them.
    transaction.set(publishingDocument(), fields, { mergeFields: Object.keys(fields) });
  });
}

/** The fields that store a result. Failures of the same state are counted. */
function resultFields({ revisions, result }: TurnResult, { failure: storedFailure }: Publishing) {
  const at = FieldValue.serverTimestamp();
  if (typeof result !== 'string') {
    return { live: { ...result, revisions, at }, failure: FieldValue.delete() };
  }
  const isAgain = isDeepStrictEqual(storedFailure?.revisions, revisions);
  const tries = isAgain ? (storedFailure?.tries ?? 0) + 1 : 1;
  return { failure: { message: result, revisions, at, tries } };
}
