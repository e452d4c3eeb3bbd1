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
import { shownAs } from '../editions/live-edition.ts';
import { findPictures } from '../editions/pictures/documents.ts';
import { readVariant } from '../editions/pictures/picture-variants.ts';
import { firestore, writeAsSeen } from '../../base/firestore.ts';

const STORED_PICTURES = { find: findPictures, read: readVariant };

/** Longest stored message; the log has the rest. */
const LONGEST_MESSAGE = 1000;

interface PublishOptions {
  /** True to retry a failed state, and to publish a state that is recorded as live. */
  readonly again: boolean;
}

/**
 * Publishes the site for the current pointers. Only one process publishes at a time: a call during its turn does
 * nothing, since that process reads the pointers again at the end. So a hundred moves at once lead to a few
 * publications, and the last state is live. A failure is recorded and leaves the live site as it is.
 *
 * @returns number of publications, failed ones included
 */
export async function publishSite(
  publisher: () => Publisher = publisherOf,
  { again }: PublishOptions = { again: false },
): Promise<number> {
  let rounds = 0;
  while (await isWanted({ again: again && rounds === 0 })) {
    const turn = await takeTurn();
    // The process that had the turn may have ended it without starting another, so the loop checks again.
    if (!turn) continue;
    await turn.end(await publishOnce(turn, publisher));
    rounds += 1;
  }
  return rounds;
}

/** True unless another process is publishing, or this state is live or has failed already. */
async function isWanted({ again }: PublishOptions): Promise<boolean> {
  const publishing = await readPublishing();
  if (isTaken(publishing)) return false;
  const { live, failure } = publishing;
  const { revisions } = await readSources();
  return again || !isDeepStrictEqual((failure ?? live)?.revisions, revisions);
}

async function publishOnce(turn: Turn, publisher: () => Publisher): Promise<TurnNote> {
  const begin = performance.now();
  const { pointers, content, revisions } = await readSources();
  try {
    const { site, ...input } = publisher();
    const { composed, problems } = await composeShown({ ...input, pointers }, content);
    const state = await site.makeLive(composed, turn.renew);
    const milliseconds = Math.round(performance.now() - begin);
    logger.info(TRIGGERS.publishSite, { state, revisions, milliseconds, problems });
    const { validity } = composed;
    return { revisions, result: { state, milliseconds, problems: [...problems], ...validity } };
  } catch (error) {
    logger.error(`${TRIGGERS.publishSite} failed`, { revisions, cause: causeOf(error) });
    return { revisions, result: messageOf(error).slice(0, LONGEST_MESSAGE) };
  }
}

/** Number of earlier editions that are tried if the live one cannot be rendered, before the content of the builds. */
const EARLIER = 5;

/** The live edition, then earlier ones, the latest first. */
function editionsBy({ edition, moves }: LivePointer): readonly string[] {
  const earlier = moves.flatMap((move) => [move.edition, move.from]);
  return [...new Set([edition, ...earlier])].slice(0, 1 + EARLIER);
}

/**
 * Composes the live releases with the latest edition that can be rendered. Editions are tried before they go live, so
 * if one release cannot render the edition, that release is at fault: its previous release is used, or it is left out.
 * Earlier editions are used only if the edition itself is faulty, such as one with a missing picture.
 */
async function composeShown(
  input: Omit<LiveInput, 'edition'>,
  pointer: LivePointer,
): ReturnType<typeof composeLiveReleases> {
  const failed: string[] = [];
  for (const name of editionsBy(pointer)) {
    const edition = await shownAs(pointer, name);
    try {
      const pictures = edition && (await pictureFiles(edition.parts, STORED_PICTURES));
      const shown = { ...input, edition, pictures };
      return withProblems(failed, await composeLiveReleases(shown, { editionIsLive: true }));
    } catch (error) {
      if (!(error instanceof EditionFailure)) throw error;
      failed.push(`The edition ${name} is not shown: ${messageOf(error)}`);
    }
  }
  return withProblems(failed, await composeLiveReleases(input));
}

type Composition = Awaited<ReturnType<typeof composeLiveReleases>>;

const withProblems = (failed: readonly string[], { composed, problems }: Composition) => ({
  composed,
  problems: [...failed, ...problems],
});

/** Longer than the last step of a publication with all retries, so that nobody else publishes meanwhile. */
const TURN_MS = 180_000;

/** Another process has taken over the publishing. */
class TurnIsOver extends Error {
  constructor() {
    super('Somebody else publishes the site by now.');
  }
}

/** Result of a publication, with the state of the pointers that was published. */
interface TurnNote {
  readonly revisions: Revisions;
  /** The live state, or the message of a failure. */
  readonly result: Omit<NonNullable<Publishing['live']>, 'at' | 'revisions'> | string;
}

/** The exclusive right of a process to publish, for a limited time. */
interface Turn {
  /** Extends the turn; rejects if it is over. */
  readonly renew: () => Promise<void>;
  /** Stores the result and ends the turn. */
  readonly end: (note: TurnNote) => Promise<void>;
}

const isTaken = ({ turn }: Publishing): boolean =>
  turn !== undefined && turn.until.toMillis() > Date.now();

/**
 * Takes the turn; undefined if another process has it. No transaction: a hundred at once would wait for each other's
 * locks.
 */
async function takeTurn(): Promise<Turn | undefined> {
  const holder = randomUUID();
  const found = await publishingDocument().get();
  if (isTaken(parsePublishing(found.data()))) return undefined;
  const isOurs = await writeAsSeen(found, { turn: turnOf(holder) });
  return isOurs ? { renew: () => renew(holder), end: (note) => end(holder, note) } : undefined;
}

const turnOf = (holder: string) => ({ holder, until: Timestamp.fromMillis(Date.now() + TURN_MS) });

async function requireTurn(transaction: Transaction, holder: string): Promise<Publishing> {
  const publishing = parsePublishing((await transaction.get(publishingDocument())).data());
  if (publishing.turn?.holder !== holder) throw new TurnIsOver();
  return publishing;
}

function renew(holder: string): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    await requireTurn(transaction, holder);
    transaction.set(publishingDocument(), { turn: turnOf(holder) }, { merge: true });
  });
}

function end(holder: string, note: TurnNote): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const before = await requireTurn(transaction, holder);
    const fields = { ...noted(note, before), turn: FieldValue.delete() };
    // Maps are replaced, not merged, so that removed apps do not stay in them.
    transaction.set(publishingDocument(), fields, { mergeFields: Object.keys(fields) });
  });
}

function noted({ revisions, result }: TurnNote, { failure: before }: Publishing) {
  const at = FieldValue.serverTimestamp();
  if (typeof result !== 'string') {
    return { live: { ...result, revisions, at }, failure: FieldValue.delete() };
  }
  const isAgain = isDeepStrictEqual(before?.revisions, revisions);
  const tries = isAgain ? (before?.tries ?? 0) + 1 : 1;
  return { failure: { message: result, revisions, at, tries } };
}
