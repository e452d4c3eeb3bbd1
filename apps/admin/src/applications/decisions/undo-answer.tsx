import type { UndoRequest } from '@raade/contracts/applications/application-decisions';
import { toast, useLater } from '@raade/platform';
import { FailureNotice } from '@raade/staff/failure-notice';
import { momentText } from '@raade/staff/moments';
import { counted } from '@raade/staff/numbers';
import { refusalOf } from '@raade/staff/refusal-of';
import { Row } from '@raade/staff/staff-page.styles';
import { Button } from '@raade/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../reading/query-client.ts';
import { deciding, DECISION_NOT_KNOWN, useShowOutcome } from './deciding.ts';
import type { DecisionScope } from './decision-scope.ts';

interface UndoAnswerProps<Application> extends Pick<UndoRequest, 'request' | 'ids'> {
  readonly scope: DecisionScope<Application>;
  /** The time at which the answers are sent. */
  readonly at: Date;
  /** Called before the button disappears. */
  readonly onUndone: () => void;
}

/** Shows when answers are sent. Until then, a button undoes them together with their decisions. */
export function UndoAnswer<Application>(props: UndoAnswerProps<Application>) {
  const { scope, request, ids, at, onUndone } = props;
  const { kind, queries } = scope;
  const [leftMs] = useState(() => Math.max(0, at.getTime() - Date.now()));
  const isDue = useLater(leftMs);
  const showOutcome = useShowOutcome(queries);
  const undoing = useMutation({
    ...deciding,
    onSuccess: (answer) => {
      const undone = answer.applications.filter(({ outcome }) => outcome === 'done').length;
      const title = `Undone: ${counted(undone, 'answer')} will not be sent`;
      if (undone > 0) toast({ tone: 'success', title });
      onUndone();
      return showOutcome(answer);
    },
  });
  const undo = () => undoing.mutate({ action: 'undo', kind, request, ids });
  const checking = useMutation({
    mutationFn: () =>
      queryClient.refetchQueries({ queryKey: queries.pages.queryKey }, { throwOnError: true }),
  });
  const [goes, was] =
    ids.length > 1 ? ['Answers go out', 'Answers were due'] : ['Answer goes out', 'Answer was due'];
  return (
    <>
      <Row>
        <span>{`${isDue ? was : goes} ${momentText(at)}`}</span>
        <Button
          look="quiet"
          isBusy={undoing.isPending || checking.isPending}
          onClick={isDue ? () => checking.mutate() : undo}
        >
          {isDue ? 'Check Again' : 'Undo'}
        </Button>
        <span role="status">{checking.isSuccess && 'Checked just now'}</span>
      </Row>
      <FailureNotice>
        {undoing.isError && refusalOf(undoing.error, DECISION_NOT_KNOWN)}
      </FailureNotice>
    </>
  );
}
