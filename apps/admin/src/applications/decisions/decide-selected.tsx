import {
  type DecideApplicationsResponse,
  type DecideRequest,
  DECISIONS,
} from '@raade/contracts/applications/application-decisions';
import { APPLICATION_STATUS_LABELS } from '@raade/contracts/applications/application.schema';
import { Row } from '@raade/staff/staff-page.styles';
import { useRef, useState } from 'react';
import { DialogButton } from '../../action-dialog/dialog-button.tsx';
import { canDecide } from './answer-state.ts';
import { DecideDialog, DECISION_LABELS } from './decide-dialog.tsx';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { UndoAnswer } from './undo-answer.tsx';

interface DecideSelectedProps<Application> {
  readonly scope: DecisionScope<Application>;
  readonly rows: readonly ApplicationRow<Application>[];
  readonly onDecided: () => void;
}

/** Accepts or declines all selected applications. */
export function DecideSelected<Application>(props: DecideSelectedProps<Application>) {
  const { scope, rows, onDecided } = props;
  const [latest, setLatest] = useState<ReturnType<typeof latestOf>>();
  const line = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row>
        {DECISIONS.map((decision) => {
          const open = rows.filter(({ data }) => canDecide(data, decision));
          return (
            <DialogButton
              key={decision}
              label={`${DECISION_LABELS[decision]} ${open.length}`}
              isOffered={open.length > 0}
              dialog={(opened) => (
                <DecideDialog
                  {...opened}
                  {...{ scope, decision, rows: open, focusAfter: line }}
                  onDecided={(answer, request) => {
                    setLatest(latestOf(answer, request));
                    onDecided();
                  }}
                />
              )}
            />
          );
        })}
      </Row>
      <div ref={line} role="status" tabIndex={-1}>
        {latest && <p>{latest.text}</p>}
        {latest?.at && (
          <UndoAnswer
            key={latest.request}
            {...{ scope, request: latest.request, ids: latest.ids, at: latest.at }}
            onUndone={() => {
              line.current?.focus();
              setLatest(undefined);
            }}
          />
        )}
      </div>
    </>
  );
}

/**
 * The text of a decision, and the data that undoing it needs. `at` is the time when the answers are sent, if there are
 * any.
 */
function latestOf(
  { applications }: DecideApplicationsResponse,
  { request, decision, answer }: DecideRequest,
) {
  const done = applications.filter(({ outcome }) => outcome === 'done');
  const at = answer && done[0]?.review?.answer?.at;
  const ids = done.map(({ id }) => id);
  const text = `${APPLICATION_STATUS_LABELS[decision]}: ${ids.length}`;
  return { request, ids, text, at: at && new Date(at) };
}
