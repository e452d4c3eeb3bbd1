import { Button, Dialog } from '@raade/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailSwitchControl, mailSwitchQuery } from './mail-switch.query.ts';

/** The button for emergencies: it is there as well when nobody knows how the switch stands. */
export function StopButton() {
  const { data } = useQuery(mailSwitchQuery);
  const control = useMutation(mailSwitchControl);
  const [isAsking, setIsAsking] = useState(false);
  const stop = () => {
    setIsAsking(false);
    control.mutate(false);
  };
  return (
    <>
      {data?.isSending !== false && (
        <Button look="quiet" isBusy={control.isPending} onClick={() => setIsAsking(true)}>
          Stop all sending
        </Button>
      )}
      <Dialog
        title="Stop all sending?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={<Button onClick={stop}>Stop all sending</Button>}
      >
        <p>
          Nothing leaves any more until somebody starts it again: no campaign, no receipt, no
          confirmation. What waits is kept and goes out later.
        </p>
      </Dialog>
    </>
  );
}
