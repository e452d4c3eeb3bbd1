import { IfMay } from '@raade/staff/rights/if-may';
import { Failure } from '@raade/staff/staff-frame.styles';
import { Button } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConfirmButton } from '../../action-dialog/confirm-button.tsx';
import { mailSwitchControl, mailSwitchQuery } from './mail-switch.query.ts';

/** The button that stops all mail. Also shown while the state of the switch is unknown. */
export function StopButton() {
  const { data } = useQuery(mailSwitchQuery);
  const control = useMutation(mailSwitchControl);
  return (
    <ConfirmButton
      label="Stop all sending"
      look="quiet"
      isBusy={control.isPending}
      isOffered={data?.isSending !== false}
      title="Stop all sending?"
      onConfirm={() => control.mutate(false)}
    >
      <p>
        Until somebody starts sending again, no campaigns, receipts or confirmations are sent. They
        are kept and sent later. Only emails that report a new or removed admin are still sent.
      </p>
    </ConfirmButton>
  );
}

/** The notice that all mail is stopped, with the button that ends it. */
export function StoppedNotice() {
  const { data } = useQuery(mailSwitchQuery);
  const control = useMutation(mailSwitchControl);
  if (data?.isSending !== false) return null;
  return (
    <Failure role="status" $tone="danger">
      <p>
        <strong>All sending is stopped.</strong> Campaigns, receipts and confirmations wait until
        somebody starts sending again.
      </p>
      <IfMay right="mail.control" to="start it again">
        <Button isBusy={control.isPending} onClick={() => control.mutate(true)}>
          Start sending again
        </Button>
      </IfMay>
    </Failure>
  );
}
