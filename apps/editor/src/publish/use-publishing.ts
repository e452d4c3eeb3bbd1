import { checkContent } from '@raade/content-model/checks/check-content';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { PublishContentRequest, ReadContentResponse } from '@raade/contracts/content/editions';
import { logger, useLocation } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { refusalOf } from '@raade/staff/refusal-of';
import { useMemo, useState } from 'react';
import { contentRefusalOf, mayPass, publishContent } from '../newsroom/call-content.ts';
import { PAGES_OF_PARTS } from '../preview/pages-of-parts.ts';
import { requestIds } from '../editions/request-id.ts';
import { reload } from '../newsroom/newsroom.store.ts';
import { changedParts, NEXT_FORUM } from './changes.ts';
import type { Outcome } from './outcome-notice.tsx';

const PUBLISHED =
  'Somebody else has published in the meantime, so none of this went live. The changes above are compared with what is live now. Review them, then publish again.';
const CHANGED =
  'Somebody else has changed or discarded this in the meantime, so nothing went live. The changes above are up to date. Review them, then publish again.';
const TO_CORRECT = 'Nothing went live. Please correct this first:';
const NO_ANSWER =
  'There was no answer, so we do not know whether this arrived. Please send it again unchanged: it is published only once.';
const FAILED = 'This could not be published. Please try again.';

/** True if nobody knows whether a wish to publish has arrived. */
const isUnanswered = (error: unknown): boolean => !contentRefusalOf(error) && mayPass(error);

/** Why a wish to publish was not granted. */
function failedOutcome(error: unknown): Outcome {
  const refusal = contentRefusalOf(error);
  switch (refusal?.reason) {
    case 'edition-changed':
      return { isDone: false, says: PUBLISHED };
    case 'drafts-changed':
      return { isDone: false, says: CHANGED, drafts: refusal.drafts };
    case 'findings':
      return { isDone: false, says: TO_CORRECT, findings: refusal.findings };
    default:
      return { isDone: false, says: mayPass(error) ? NO_ANSWER : refusalOf(error, FAILED) };
  }
}

/** When it shall go live: at once without a moment. */
type Wish = Pick<PublishContentRequest, 'note' | 'publishAt'>;

const waitingWords = (publishAt: string, timeZone: string) =>
  `It goes live on ${momentText(publishAt, timeZone)} (${timeZone}). Until then it can be withdrawn below.`;

/** Which drafts go, what is wrong with them together, and what became of it. */
export function usePublishing({ parts, drafts, live }: ReadContentResponse, timeZone: string) {
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [ids] = useState(requestIds);
  const changed = useMemo(() => changedParts(parts, drafts), [parts, drafts]);
  const all = useMemo(() => changed.flatMap(({ changes }) => changes), [changed]);
  // Coming from "Next year", only its drafts are chosen: those of others may be half-written. Browsers keep the state
  // of the address when a page is loaded again, also once that change is live.
  const location = useLocation();
  const [left, setLeft] = useState<readonly string[]>(() => {
    const ids = all.map(({ id }) => id);
    const isNextForum = location.state === NEXT_FORUM && ids.includes(NEXT_FORUM);
    return isNextForum ? ids.filter((id) => id !== NEXT_FORUM) : [];
  });
  const going = useMemo(
    () => all.filter(({ id, findings }) => findings.length === 0 && !left.includes(id)),
    [all, left],
  );
  const chosen = useMemo(() => going.flatMap(({ drafts: own }) => own), [going]);
  const findings = useMemo(
    () => (chosen.length > 0 ? checkContent(mergeDrafts(parts, chosen)).findings : []),
    [parts, chosen],
  );

  const choose = (changes: readonly string[], goes: boolean) =>
    setLeft((before) => [
      ...before.filter((id) => !changes.includes(id)),
      ...(goes ? [] : changes),
    ]);

  const settle = async (answered: Outcome) => {
    ids.answered();
    await reload();
    setOutcome(answered);
  };
  const publish = async (wish: Wish) => {
    const seen = chosen.map(({ part, item, revision }) => ({ part, item, revision }));
    const content = { edition: live, drafts: seen, ...wish };
    setBusy(true);
    setOutcome(undefined);
    try {
      const { publication } = await publishContent({ ...content, request: ids.idOf(content) });
      await settle(
        publication
          ? { isDone: true, says: waitingWords(publication.publishAt, timeZone) }
          : {
              isDone: true,
              says: `Live as of ${momentText(new Date())}. Visitors see it within a minute: `,
              pages: [...new Set(seen.map(({ part }) => PAGES_OF_PARTS[part]))],
            },
      );
    } catch (error) {
      logger.warn('content not published', {}, error);
      // Without an answer nothing is read anew: what is sent again has to be the same.
      if (isUnanswered(error)) setOutcome(failedOutcome(error));
      else await settle(failedOutcome(error));
    }
    setBusy(false);
  };

  return { changed, count: going.length, left, findings, isBusy, outcome, choose, publish };
}

export type Publishing = ReturnType<typeof usePublishing>;
