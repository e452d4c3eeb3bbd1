import {
  ANSWER_WAITS_MS,
  answerMessageSchema,
  type DecideApplicationsResponse,
  type DecideRequest,
  type Decision,
  NAME,
} from '@raade/contracts/applications/application-decisions';
import { TextAreaField, TextField } from '@raade/staff/fields';
import { Stack } from '@raade/staff/staff-page.styles';
import { counted } from '@raade/staff/numbers';
import { useCheckedValues } from '@raade/staff/use-checked-values';
import { Checkbox, Note } from '@raade/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { decisionMutation, UNKNOWN_RESULT, useShowOutcome } from './decision-mutation.ts';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { suggestedAnswer } from './suggested-answer.ts';

export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  accepted: 'Accept',
  declined: 'Decline',
};
const OPPOSITE = { accepted: 'declined', declined: 'accepted' } as const;

/** Time until the answer is sent. Until then, staff can undo the decision. */
const DELAY_MINUTES = ANSWER_WAITS_MS / 60_000;

interface DecideDialogProps<Application> extends OpenedDialog {
  readonly scope: DecisionScope<Application>;
  readonly decision: Decision;
  readonly rows: readonly ApplicationRow<Application>[];
  readonly onDecided?: (response: DecideApplicationsResponse, request: DecideRequest) => void;
  /** The element to focus after a decision, since the pressed button disappears. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The dialog in which staff write the answer to accepted or declined applicants. */
export function DecideDialog<Application>(props: DecideDialogProps<Application>) {
  const { requestId, isOpen, onClose, scope, decision, onDecided, focusAfter } = props;
  // The rows as they were when the dialog opened, so that later changes by others are not overwritten.
  const [rows] = useState(props.rows);
  const [firstRow] = rows;
  const showOutcome = useShowOutcome(scope.queries);
  const { values, errors, check, change } = useCheckedValues(() => ({
    ...suggestedAnswer(scope, decision),
    hasAnswer: true,
  }));
  const { hasAnswer, ...message } = values;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isOpen && isDone.current) focusAfter.current?.focus();
  }, [isOpen, focusAfter]);

  const requestOf = (form: HTMLFormElement): DecideRequest | undefined => {
    const answer = hasAnswer ? check(answerMessageSchema, message, form) : undefined;
    if (hasAnswer && !answer) return undefined;
    return {
      action: 'decide',
      request: requestId,
      kind: scope.kind,
      decision,
      seen: rows.map(({ id, data: { status, answer: seen } }) => ({
        id,
        status,
        answer: seen?.id ?? null,
      })),
      ...(answer && { answer }),
    };
  };
  const applicants =
    rows.length === 1 && firstRow ? scope.titleOf(firstRow) : `${rows.length} applications`;
  // All rows have this decision already: only the answer is sent.
  const isDecided = rows.every(({ data }) => data.status === decision);
  const sendLabel = isDecided ? 'Send' : `${DECISION_LABELS[decision]} Now, Send`;
  const changedCount = rows.filter(({ data }) => data.status === OPPOSITE[decision]).length;

  return (
    <ActionDialog
      title={`${isDecided ? 'Answer' : DECISION_LABELS[decision]} ${applicants}`}
      isOpen={isOpen}
      onClose={onClose}
      action={hasAnswer ? `${sendLabel} in ${DELAY_MINUTES} Minutes` : 'Decide Without an Answer'}
      busyAction="Saving..."
      mutation={{ ...decisionMutation, onSuccess: showOutcome }}
      requestOf={requestOf}
      onDone={(response, request) => {
        isDone.current = true;
        if (request.action === 'decide') onDecided?.(response, request);
      }}
      fallbackMessage={UNKNOWN_RESULT}
    >
      {changedCount > 0 && (
        <p>{`${rows.length === 1 ? 'This application is' : counted(changedCount, 'of these applications is', 'of these applications are')} already ${OPPOSITE[decision]}. Your decision changes ${changedCount === 1 ? 'it' : 'them'} to ${decision}.`}</p>
      )}
      {!isDecided && (
        <Checkbox
          label="Answer by email"
          checked={hasAnswer}
          onChange={(checked) => change({ hasAnswer: checked })}
        />
      )}
      {hasAnswer && (
        <>
          <TextField
            label="Subject"
            error={errors.subject}
            value={message.subject}
            onChange={(subject) => change({ subject })}
          />
          <TextAreaField
            label="Text"
            hint={`${NAME} is replaced by the first name of each applicant. A signature is added at the end.`}
            error={errors.text}
            rows={8}
            value={message.text}
            onChange={(text) => change({ text })}
          />
          {firstRow && (
            <Stack $gap={2}>
              <Note>{`As ${scope.titleOf(firstRow)} gets it:`}</Note>
              <AnswerPreview message={message} application={firstRow.data} />
            </Stack>
          )}
          <Note>{`You can undo this until the answer is sent in ${DELAY_MINUTES} minutes.`}</Note>
        </>
      )}
    </ActionDialog>
  );
}
