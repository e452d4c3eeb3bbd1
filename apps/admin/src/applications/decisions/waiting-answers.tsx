import type { ApplicationAnswer } from '@raade/contracts/applications/application-decisions';
import { APPLICATION_STATUS_LABELS } from '@raade/contracts/applications/application.schema';
import { styled } from '@raade/platform';
import { counted } from '@raade/staff/numbers';
import { List, Row } from '@raade/staff/staff-page.styles';
import type { RefObject } from 'react';
import { isWaiting } from './answer-state.ts';
import type { ApplicationRow, DecisionScope } from './decision-scope.ts';
import { UndoAnswer } from './undo-answer.tsx';

const Groups = styled(List)`
  padding-block-start: var(--space-2);
`;

interface WaitingAnswersProps<Application> {
  readonly scope: DecisionScope<Application>;
  readonly rows: readonly ApplicationRow<Application>[];
  /** The element to focus after an undo, since the pressed button disappears. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The answers of all staff that are not sent yet. Each group that was decided together has a line with an undo button. */
export function WaitingAnswers<Application>(props: WaitingAnswersProps<Application>) {
  const { scope, rows, focusAfter } = props;
  const groups = waitingGroups(rows);
  if (groups.length === 0) return null;
  return (
    <Groups $gap={2} aria-label="Answers waiting">
      {groups.map(({ request, decision, decided_by, at, rows: [first, ...others] }) => (
        <Row as="li" key={request}>
          <p>{`${APPLICATION_STATUS_LABELS[decision]}: ${namesOf(scope.titleOf(first), others.length)}${decided_by ? `, by ${decided_by}` : ''}`}</p>
          <UndoAnswer
            scope={scope}
            request={request}
            ids={[first, ...others].map(({ id }) => id)}
            sendsAt={at}
            onUndone={() => focusAfter.current?.focus()}
          />
        </Row>
      ))}
    </Groups>
  );
}

/** `Ada Sample and 2 others` */
const namesOf = (name: string, others: number) =>
  others === 0 ? name : `${name} and ${counted(others, 'other')}`;

interface WaitingGroup<Application> extends Pick<ApplicationAnswer, 'decision' | 'decided_by'> {
  /** The id of the request that made the decisions. */
  readonly request: string;
  /** The instant at which the answers go out. */
  readonly at: Date;
  readonly rows: [ApplicationRow<Application>, ...ApplicationRow<Application>[]];
}

/** Groups the waiting answers by the request that made their decisions. */
function waitingGroups<Application>(rows: readonly ApplicationRow<Application>[]) {
  const groups = new Map<string, WaitingGroup<Application>>();
  for (const row of rows) {
    const { answer } = row.data;
    if (!answer || !isWaiting(row.data)) continue;
    const { id: request, decision, decided_by, at } = answer;
    const group = groups.get(request);
    if (group) group.rows.push(row);
    else groups.set(request, { request, decision, decided_by, at, rows: [row] });
  }
  return [...groups.values()];
}
