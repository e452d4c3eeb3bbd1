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
import { PUBLISHED_PICTURES } from '../editions/pictures/chosen-variants.ts';
import { firestore, writeAsSeen } from '../../base/firestore.ts';

/** Enough to tell what is wrong; who wants more finds it in the log. */
const LONGEST_MESSAGE = 1000;

interface Wanted {
  /** True to try again what has failed, and to publish what the notes say is live. */
  readonly again: boolean;
}

/**
 * Publishes the site of the current pointers. A call during another one's turn does nothing: the other one reads the
 * pointers again after its turn. So a hundred moves at once take a few publishes, and the last state is live. A failure
 * is recorded and leaves the live site as it is.
 * @returns how many times something was made live, or failed to be
 */
export async function publishSite(
  publisher: () => Publisher = publisherOf,
  { again }: Wanted = { again: false },
): Promise<number> {
  let rounds = 0;
  while (await isWanted({ again: again && rounds === 0 })) {
    const turn = await takeTurn();
    // The process that had the turn may have ended it without starting another, so the loop checks again.
    if (!turn) continue;
    await turn.end(await oneRound(turn, publisher));
    rounds += 1;
  }
  return rounds;
}

/** True unless somebody is at it, or these pointers are live, or have failed to be. */
async function isWanted({ again }: Wanted): Promise<boolean> {
  const publishing = await readPublishing();
  if (isTaken(publishing)) return false;
  const { live, failure } = publishing;
  const { revisions } = await readSources();
  return again || !isDeepStrictEqual((failure ?? live)?.revisions, revisions);
}

async function oneRound(turn: Turn, publisher: () => Publisher): Promise<TurnNote> {
  const begin = performance.now();
  const { pointers, content, revisions } = await readSources();
  try {
    const { site, ...input } = publisher();
    const { composed, problems } = await composeShown({ ...input, pointers }, content);
    const state = await site.makeLive(composed, turn.renew);
    const milliseconds = Math.round(performance.now() - begin);
    logger.info(TRIGGERS.publishSite, { state, revisions, milliseconds, problems });
    const { holds } = composed;
    return { revisions, result: { state, milliseconds, problems: [...problems], ...holds } };
  } catch (error) {
    logger.error(`${TRIGGERS.publishSite} failed`, { revisions, cause: causeOf(error) });
    return { revisions, result: messageOf(error).slice(0, LONGEST_MESSAGE) };
  }
}

/** Editions that are tried in place of one that cannot be shown; then comes what the releases were built with. */
const EARLIER = 5;

/** The live edition, then those from before, the latest first. */
function editionsBy({ edition, moves }: LivePointer): readonly string[] {
  const earlier = moves.flatMap((move) => [move.edition, move.from]);
  return [...new Set([edition, ...earlier])].slice(0, 1 + EARLIER);
}

/**
 * Composes the live releases with the latest edition that can be shown. A release that rejects it stays at its release
 * before, or is left out: editions are tried before they go live, so one release cannot take the content of all others
 * away. An earlier edition is shown only where the latest has faults of its own, such as a picture that is not there.
 */
async function composeShown(
  input: Omit<LiveInput, 'edition'>,
  pointer: LivePointer,
): ReturnType<typeof composeLiveReleases> {
  const failed: string[] = [];
  for (const name of editionsBy(pointer)) {
    const edition = await shownAs(pointer, name);
    try {
      const pictures = edition && (await pictureFiles(edition.parts, PUBLISHED_PICTURES));
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

/** Longer than the last step of a publish may take, with all its tries: nobody else goes live meanwhile. */
const TURN_MS = 180_000;

/** The failure of work whose turn is over: somebody else publishes by now. */
class TurnIsOver extends Error {
  constructor() {
    super('Somebody else publishes the site by now.');
  }
}

/** Result of a turn, with the state of the pointers that it was for. */
interface TurnNote {
  readonly revisions: Revisions;
  /** Either what is live, or why it is not. */
  readonly result: Omit<NonNullable<Publishing['live']>, 'at' | 'revisions'> | string;
}

/** The turn of one publisher: while it lasts, no other makes anything live. */
interface Turn {
  /** Makes the turn last; rejects if it is over. */
  readonly renew: () => Promise<void>;
  /** Notes what became of it, and ends it. */
  readonly end: (note: TurnNote) => Promise<void>;
}

const isTaken = ({ turn }: Publishing): boolean =>
  turn !== undefined && turn.until.toMillis() > Date.now();

/**
 * Takes the turn; undefined if somebody has it, or was quicker. No transaction: those of a hundred at once would wait
 * for each other's locks.
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
    // A map is replaced, not merged: an app that is gone would stay in it.
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
