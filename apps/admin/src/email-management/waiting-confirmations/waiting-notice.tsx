import { Notice } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { readWaitingConfirmations } from './read-waiting-confirmations.ts';

const REREAD_MS = 60 * 1000;

/** The notice that applicants wait for their confirmations, since more were asked for than may go out. */
export function WaitingNotice() {
  const { data: waiting = 0 } = useQuery({
    queryKey: ['waiting-confirmations'],
    queryFn: readWaitingConfirmations,
    refetchInterval: REREAD_MS,
  });
  if (waiting === 0) return null;
  const confirmations = waiting === 1 ? '1 confirmation waits' : `${waiting} confirmations wait`;
  return (
    <Notice role="status">
      <p>
        <strong>{`${confirmations} for room.`}</strong> An address gets one in a day, and so many go
        out in an hour, in case somebody fills in forms for strangers. Receipts do not wait.
      </p>
    </Notice>
  );
}
