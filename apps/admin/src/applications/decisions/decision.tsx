import { DECISIONS } from '@raade/contracts/applications/application-decisions';
import { momentText } from '@raade/staff/moments';
import { Row, Stack } from '@raade/staff/staff-page.styles';
import { Disclosure } from '@raade/ui';
import { useRef } from 'react';
import { DialogButton } from '../../action-dialog/dialog-button.tsx';
import type { Review } from '../recorded-application.ts';
import { AnswerPreview } from './answer-preview.tsx';
import { answerStateOf, canDecide, isWaiting } from './answer-state.ts';
import { DecideDialog, DECISION_LABELS } from './decide-dialog.tsx';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { UndoAnswer } from './undo-answer.tsx';

interface DecisionProps<Application> {
  readonly scope: DecisionScope<Application>;
  readonly row: ApplicationRow<Application>;
}

/** The buttons that accept or decline an application, and the state of the answer. */
export function Decision<Application extends object>({ scope, row }: DecisionProps<Application>) {
  const { id, data } = row;
  const { status, answer } = data;
  const statusLine = useRef<HTMLDivElement>(null);
  return (
    <Stack $gap={3}>
      <Row>
        {DECISIONS.map((decision) => (
          <DialogButton
            key={decision}
            label={status === decision ? 'Send the Answer' : DECISION_LABELS[decision]}
            isOffered={canDecide(data, decision)}
            aria-keyshortcuts={decision === 'accepted' ? 'a' : undefined}
            dialog={(dialog) => (
              <DecideDialog
                {...dialog}
                scope={scope}
                decision={decision}
                rows={[row]}
                focusAfter={statusLine}
              />
            )}
          />
        ))}
      </Row>
      <div ref={statusLine} tabIndex={-1}>
        {answer && isWaiting(data) ? (
          <UndoAnswer
            key={answer.id}
            scope={scope}
            request={answer.id}
            ids={[id]}
            sendsAt={answer.at}
            onUndone={() => statusLine.current?.focus()}
          />
        ) : (
          <p>{answerText(data)}</p>
        )}
      </div>
      {answer?.message && answer.decision === status && (
        <Disclosure summary="Answer">
          <AnswerPreview message={answer.message} application={data} />
        </Disclosure>
      )}
    </Stack>
  );
}

/** The state of the answer in words; empty without a decision. */
function answerText(review: Review): string {
  const state = answerStateOf(review);
  const { at, reason } = review.answer ?? {};
  if (state === undefined) return '';
  if (state === 'sent' && at) return `Answer sent ${momentText(at)}`;
  const text = state === 'unknown' ? 'The answer email may not have arrived' : 'Answer not sent';
  return state !== 'none' && reason ? `${text}: ${reason}` : text;
}
