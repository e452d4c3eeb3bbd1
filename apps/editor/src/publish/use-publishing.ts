import { zoneName } from '@raade/content-model/forum/zone-name';
import { checkContent } from '@raade/content-model/checks/check-content';
import { mergeDrafts } from '@raade/content-model/editions/merge-drafts';
import type { PublishContentRequest, ReadContentResponse } from '@raade/contracts/content/editions';
import { logger, useLocation, useStaffSession } from '@raade/platform';
import { momentText } from '@raade/staff/moments';
import { refusalOf } from '@raade/staff/refusal-of';
import { useMemo, useState } from 'react';
import { contentRefusalOf, isTemporary, publishContent } from '../editor-state/content-calls.ts';
import { PAGES_OF_PARTS } from '../preview/pages-of-parts.ts';
import { requestIds } from '../editions/request-id.ts';
import { reloadContent } from '../editor-state/editor.store.ts';
import { authorOf, type Change, changesOf, NEXT_FORUM } from './changes.ts';
import type { Refusal } from '../editions/refusal-notice.tsx';

const OTHER_EDITION_LIVE =
  'Somebody else has published in the meantime, so none of this went live. The changes above are compared with what is live now. Review them, then publish again.';
const DRAFTS_CHANGED =
  'Somebody else has changed or discarded this in the meantime, so nothing went live. The changes above are up to date. Review them, then publish again.';
const TO_CORRECT = 'Nothing went live. Please correct this first:';
const FAILED = 'This could not be published. Please try again.';

/** The outcome of a request to publish. `message` is its text, also after success. */
export interface Outcome extends Refusal {
  readonly isDone: boolean;
  /** Paths of the pages that show the published changes. */
  readonly pages?: readonly string[];
}

/** True if nobody knows whether a request to publish has arrived. */
const isUnanswered = (error: unknown): boolean => !contentRefusalOf(error) && isTemporary(error);

/** The reason why nothing was published, as text. */
function failedOutcome(error: unknown): Outcome {
  const refusal = contentRefusalOf(error);
  switch (refusal?.reason) {
    case 'edition-changed':
      return { isDone: false, message: OTHER_EDITION_LIVE };
    case 'drafts-changed':
      return { isDone: false, message: DRAFTS_CHANGED, drafts: refusal.drafts };
    case 'findings':
      return { isDone: false, message: TO_CORRECT, findings: refusal.findings };
    default:
      return { isDone: false, message: refusalOf(error, FAILED) };
  }
}

/** The note, and the time of publication; by default immediately. */
type PublishOptions = Pick<PublishContentRequest, 'note' | 'publishAt'>;

const scheduledText = (publishAt: string, timeZone: string) =>
  `It goes live on ${momentText(publishAt, timeZone)}, ${zoneName(publishAt, timeZone)}. Until then it can be withdrawn below.`;

/** The state of the page "Changes": all changes, the selected ones with their common findings, and the outcome. */
export function usePublishing({ parts, drafts, live }: ReadContentResponse, timeZone: string) {
  const ownEmail = useStaffSession()?.email ?? '';
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [ids] = useState(requestIds);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const changes = useMemo(() => changesOf(parts, drafts), [parts, drafts]);
  // The form of the next forum opens this page with this state. Browsers keep it when the page is loaded again, so the
  // change may be published by then.
  const isNextForum =
    useLocation().state === NEXT_FORUM && changes.some(({ id }) => id === NEXT_FORUM);
  const selected = useMemo(() => {
    // Drafts of other people may be unfinished, so only the user's own are selected at first.
    const isPreselected = (change: Change) =>
      isNextForum ? change.id === NEXT_FORUM : authorOf(change, ownEmail) === ownEmail;
    return changes.filter(
      (change) => change.findings.length === 0 && (choices.get(change.id) ?? isPreselected(change)),
    );
  }, [changes, choices, isNextForum, ownEmail]);
  const findings = useMemo(() => {
    const selectedDrafts = selected.flatMap((change) => change.drafts);
    if (selectedDrafts.length === 0) return [];
    return checkContent(mergeDrafts(parts, selectedDrafts)).findings;
  }, [parts, selected]);

  const select = (toSelect: readonly Change[], isSelected: boolean) =>
    setChoices(new Map([...choices, ...toSelect.map(({ id }) => [id, isSelected] as const)]));

  const finish = async (newOutcome: Outcome) => {
    ids.answered();
    await reloadContent();
    setOutcome(newOutcome);
  };
  /** Resolves to false if no response arrived. Then the same request must be sent again. */
  const publish = async (toPublish: readonly Change[], options: PublishOptions) => {
    const listedDrafts = toPublish.flatMap((change) => change.drafts);
    const revisions = listedDrafts.map(({ part, item, revision }) => ({ part, item, revision }));
    const content = { edition: live, drafts: revisions, ...options };
    setBusy(true);
    setOutcome(undefined);
    let isAnswered = true;
    try {
      const { publication } = await publishContent({ ...content, request: ids.idOf(content) });
      await finish(
        publication
          ? { isDone: true, message: scheduledText(publication.publishAt, timeZone) }
          : {
              isDone: true,
              message: `Live as of ${momentText(new Date())}. Visitors see it within a minute: `,
              pages: [...new Set(revisions.map(({ part }) => PAGES_OF_PARTS[part]))],
            },
      );
    } catch (error) {
      logger.warn('content not published', {}, error);
      // Without a response the content is not read again, since the retry must be the same request.
      if (isUnanswered(error)) isAnswered = false;
      else await finish(failedOutcome(error));
    }
    setBusy(false);
    return isAnswered;
  };

  return { ownEmail, changes, selected, findings, isBusy, outcome, select, publish };
}

export type Publishing = ReturnType<typeof usePublishing>;
