import { isDeepStrictEqual } from 'node:util';
import * as logger from 'firebase-functions/logger';
import { TRIGGERS } from '@raade/contracts/base/callables';
import { messageOf } from '@raade/contracts/base/failure';
import { causeOf } from '../../base/callable/failure.ts';
import { composeShown } from './compose-shown.ts';
import { readSources } from './live-pointers.ts';
import { publisherOf, type Publisher } from './publisher.ts';
import { readPublishing } from './publishing-document.ts';
import { isTaken, takeTurn, type Turn, type TurnNote } from './publishing-turn.ts';

/** Enough to tell what is wrong; who wants more finds it in the log. */
const LONGEST_MESSAGE = 1000;

interface Wanted {
  /** True to try again what has failed, and to publish what the notes say is live. */
  readonly again: boolean;
}

/**
 * Makes the site live that follows from the pointers as they are. Whoever comes while somebody is at it has nothing to
 * do: who is at it looks at the pointers once more after its turn. So of a hundred moves at once the last state is
 * live, by a few publishes. What fails is on record, and leaves the live site as it is.
 * @returns how many times something was made live, or failed to be
 */
export async function publishSite(
  publisher: () => Publisher = publisherOf,
  { again }: Wanted = { again: false },
): Promise<number> {
  let rounds = 0;
  while (await isWanted({ again: again && rounds === 0 })) {
    const turn = await takeTurn();
    // Whoever was quicker may have ended a turn, and not begun one: it takes another look.
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
