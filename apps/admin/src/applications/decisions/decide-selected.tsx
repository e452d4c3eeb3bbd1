import { DECISIONS } from '@raade/contracts/applications/application-decisions';
import { APPLICATION_STATUS_LABELS } from '@raade/contracts/applications/application.schema';
import { toast } from '@raade/platform';
import { Row } from '@raade/staff/staff-page.styles';
import { useRef } from 'react';
import { DialogButton } from '../../action-dialog/dialog-button.tsx';
import { canDecide } from './answer-state.ts';
import { DecideDialog, DECISION_LABELS } from './decide-dialog.tsx';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { WaitingAnswers } from './waiting-answers.tsx';

interface DecideSelectedProps<Application> {
  readonly scope: DecisionScope<Application>;
  readonly selected: readonly ApplicationRow<Application>[];
  /** All rows of the table. */
  readonly allRows: readonly ApplicationRow<Application>[];
  readonly onDecided: () => void;
}

/** Accepts or declines all selected applications. */
export function DecideSelected<Application>(props: DecideSelectedProps<Application>) {
  const { scope, selected, allRows, onDecided } = props;
  const statusLine = useRef<HTMLDivElement>(null);
  return (
    <>
      <Row>
        {DECISIONS.map((decision) => {
          const rows = selected.filter(({ data }) => canDecide(data, decision));
          return (
            <DialogButton
              key={decision}
              label={`${DECISION_LABELS[decision]} ${rows.length}`}
              isOffered={rows.length > 0}
              dialog={(dialog) => (
                <DecideDialog
                  {...dialog}
                  scope={scope}
                  decision={decision}
                  rows={rows}
                  focusAfter={statusLine}
                  onDecided={({ applications }, { answer }) => {
                    const count = applications.filter(({ outcome }) => outcome === 'done').length;
                    const title = `${APPLICATION_STATUS_LABELS[decision]}: ${count}`;
                    // Decisions with an answer need no toast: `WaitingAnswers` lists them.
                    if (!answer) toast({ tone: 'success', title });
                    onDecided();
                  }}
                />
              )}
            />
          );
        })}
      </Row>
      <div ref={statusLine} role="status" tabIndex={-1}>
        <WaitingAnswers scope={scope} rows={allRows} focusAfter={statusLine} />
      </div>
    </>
  );
}
