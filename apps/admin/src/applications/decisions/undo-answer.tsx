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
import { decisionMutation, UNKNOWN_RESULT, useShowOutcome } from './decision-mutation.ts';
import type { DecisionScope } from './decision-scope.ts';

/** `request` is the id of the request that made the decisions, `ids` are those of their applications. */
interface UndoAnswerProps<Application> extends Pick<UndoRequest, 'request' | 'ids'> {
  readonly scope: DecisionScope<Application>;
  /** The time at which the answers are sent. */
  readonly sendsAt: Date;
  /** Called before the button disappears. */
  readonly onUndone: () => void;
}

/** Shows when answers are sent. Until then, a button undoes them together with their decisions. */
export function UndoAnswer<Application>(props: UndoAnswerProps<Application>) {
  const { scope, request, ids, sendsAt, onUndone } = props;
  const { kind, queries } = scope;
  const [remainingMs] = useState(() => Math.max(0, sendsAt.getTime() - Date.now()));
  const isDue = useLater(remainingMs);
  const showOutcome = useShowOutcome(queries);
  const undoMutation = useMutation({
    ...decisionMutation,
    onSuccess: (response) => {
      const undoneCount = response.applications.filter(({ outcome }) => outcome === 'done').length;
      const title = `Undone: ${counted(undoneCount, 'answer')} will not be sent`;
      if (undoneCount > 0) toast({ tone: 'success', title });
      onUndone();
      return showOutcome(response);
    },
  });
  const undo = () => undoMutation.mutate({ action: 'undo', kind, request, ids });
  const checkMutation = useMutation({
    mutationFn: () =>
      queryClient.refetchQueries({ queryKey: queries.pages.queryKey }, { throwOnError: true }),
  });
  const [waitingText, dueText] =
    ids.length > 1 ? ['Answers go out', 'Answers were due'] : ['Answer goes out', 'Answer was due'];
  return (
    <>
      <Row>
        <span>{`${isDue ? dueText : waitingText} ${momentText(sendsAt)}`}</span>
        <Button
          look="quiet"
          isBusy={undoMutation.isPending || checkMutation.isPending}
          onClick={isDue ? () => checkMutation.mutate() : undo}
        >
          {isDue ? 'Check Again' : 'Undo'}
        </Button>
        <span role="status">{checkMutation.isSuccess && 'Checked just now'}</span>
      </Row>
      <FailureNotice>
        {undoMutation.isError && refusalOf(undoMutation.error, UNKNOWN_RESULT)}
      </FailureNotice>
    </>
  );
}
