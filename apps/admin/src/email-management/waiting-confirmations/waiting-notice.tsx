import { counted } from '@raade/staff/numbers';
import { Notice } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { readWaitingConfirmations } from './read-waiting-confirmations.ts';

const READ_EVERY_MS = 60 * 1000;

/** The notice that confirmations to applicants are delayed, since their number exceeds the limit. */
export function WaitingNotice() {
  const { data: waiting = 0 } = useQuery({
    queryKey: ['waiting-confirmations'],
    queryFn: readWaitingConfirmations,
    refetchInterval: READ_EVERY_MS,
  });
  if (waiting === 0) return null;
  const applicants = counted(waiting, 'applicant has', 'applicants have');
  return (
    <Notice role="status">
      <p>
        <strong>{`${applicants} not received their confirmation yet:`}</strong> we send only a
        limited number per hour. Each address gets at most one a day, which stops misuse of the
        forms. Receipts are not delayed.
      </p>
    </Notice>
  );
}
