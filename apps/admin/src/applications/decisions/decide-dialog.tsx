import {
  ANSWER_WAITS_MS,
  answerWordsSchema,
  type DecideApplicationsResponse,
  type DecideRequest,
  type Decision,
  NAME,
} from '@raade/contracts/applications/application-decisions';
import { fieldErrors } from '@raade/contracts/base/field-errors';
import { TextAreaField, TextField } from '@raade/staff/fields';
import { Note, Stack } from '@raade/staff/staff-page.styles';
import { counted } from '@raade/staff/numbers';
import { useFormValues } from '@raade/staff/use-form-values';
import { Checkbox } from '@raade/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { OpenedDialog } from '../../action-dialog/dialog-button.tsx';
import { ActionDialog } from '../../action-dialog/action-dialog.tsx';
import { AnswerPreview } from './answer-preview.tsx';
import { deciding, DECISION_NOT_KNOWN, useShowOutcome } from './deciding.ts';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { offeredWords } from './offered-words.ts';

export const DECISION_LABELS: Readonly<Record<Decision, string>> = {
  accepted: 'Accept',
  declined: 'Decline',
};
const OTHER = { accepted: 'declined', declined: 'accepted' } as const;

const MINUTES = ANSWER_WAITS_MS / 60_000;

interface DecideDialogProps<Application> extends OpenedDialog {
  readonly scope: DecisionScope<Application>;
  readonly decision: Decision;
  readonly rows: readonly ApplicationRow<Application>[];
  readonly onDecided?: (answer: DecideApplicationsResponse, request: DecideRequest) => void;
  /** The element to focus after a decision, since the pressed button disappears. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The dialog in which staff write the answer to accepted or declined applicants. */
export function DecideDialog<Application>(props: DecideDialogProps<Application>) {
  const { requestId, isOpen, onClose, scope, decision, onDecided, focusAfter } = props;
  // The rows as they were when the dialog opened, so that later changes by others are not overwritten.
  const [rows] = useState(props.rows);
  const [first] = rows;
  const showOutcome = useShowOutcome(scope.queries);
  const { values, errors, show, change } = useFormValues(() => ({
    ...offeredWords(scope, decision),
    isAnswered: true,
  }));
  const { isAnswered, ...words } = values;
  const isDone = useRef(false);
  useEffect(() => {
    if (!isOpen && isDone.current) focusAfter.current?.focus();
  }, [isOpen, focusAfter]);

  const requestOf = (form: HTMLFormElement): DecideRequest | undefined => {
    const checked = z.safeParse(answerWordsSchema, words);
    if (isAnswered && !checked.success) show(fieldErrors(checked.error.issues), form);
    if (isAnswered && !checked.success) return undefined;
    return {
      action: 'decide',
      request: requestId,
      kind: scope.kind,
      decision,
      seen: rows.map(({ id, data: { status, answer } }) => ({
        id,
        status,
        answer: answer?.id ?? null,
      })),
      ...(isAnswered && { answer: checked.data }),
    };
  };
  const whom = rows.length === 1 && first ? scope.titleOf(first) : `${rows.length} applications`;
  const isDecided = rows.every(({ data }) => data.status === decision);
  const sends = isDecided ? 'Send' : `${DECISION_LABELS[decision]} and Send`;
  const others = rows.filter(({ data }) => data.status === OTHER[decision]).length;

  return (
    <ActionDialog
      title={`${isDecided ? 'Answer' : DECISION_LABELS[decision]} ${whom}`}
      isOpen={isOpen}
      onClose={onClose}
      action={isAnswered ? `${sends} in ${MINUTES} Minutes` : 'Decide Without an Answer'}
      busyAction="Saving..."
      change={{ ...deciding, onSuccess: showOutcome }}
      request={requestOf}
      onDone={(answer, asked) => {
        isDone.current = true;
        if (asked.action === 'decide') onDecided?.(answer, asked);
      }}
      notReached={DECISION_NOT_KNOWN}
    >
      {others > 0 && (
        <p>{`${counted(others, 'of these applications is', 'of these applications are')} ${OTHER[decision]} now. This changes ${others === 1 ? 'it' : 'them'} to ${decision}.`}</p>
      )}
      {!isDecided && (
        <Checkbox
          label="Answer by email"
          checked={isAnswered}
          onChange={(checked) => change({ isAnswered: checked })}
        />
      )}
      {isAnswered && (
        <>
          <TextField
            label="Subject"
            error={errors.subject}
            value={words.subject}
            onChange={(subject) => change({ subject })}
          />
          <TextAreaField
            label="Text"
            hint={`${NAME} is replaced by the first name of each applicant. A signature is added at the end.`}
            error={errors.text}
            rows={8}
            value={words.text}
            onChange={(text) => change({ text })}
          />
          {first && (
            <Stack $gap={2}>
              <Note>{`As ${scope.titleOf(first)} gets it:`}</Note>
              <AnswerPreview words={words} application={first.data} />
            </Stack>
          )}
          <Note>{`You can undo this until the answer is sent in ${MINUTES} minutes.`}</Note>
        </>
      )}
    </ActionDialog>
  );
}
