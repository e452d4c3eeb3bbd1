import type { SuppressionRequest, SuppressionResponse } from '@raade/contracts/mail/suppressions';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';

import { momentText } from '@raade/staff/moments';
import { REASON_LABELS, SOURCE_LABELS } from './suppression-labels.ts';

interface AddressStateProps extends SuppressionResponse {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onChange: (action: SuppressionRequest['action']) => void;
}

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  overflow-wrap: anywhere;

  ul {
    padding-inline-start: var(--space-6);
  }
`;

/** How an address stands, and the button that changes it. Whoever has unsubscribed can take that back alone. */
export function AddressState({ address, reasons, isBusy, onChange }: AddressStateProps) {
  const canLift = reasons.some(({ reason }) => reason !== 'unsubscribed');
  return (
    <Stack role="status">
      {reasons.length === 0 && (
        <p>
          Nothing is in the way of email to <strong>{address}</strong>.
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map(({ reason, source, since }) => (
            <li key={reason}>
              {`${REASON_LABELS[reason]} Since ${momentText(since)}, ${SOURCE_LABELS[source]}.`}
            </li>
          ))}
        </ul>
      )}
      {canLift ? (
        <Button look="quiet" isBusy={isBusy} onClick={() => onChange('lift')}>
          Let it get email again
        </Button>
      ) : (
        <Button look="quiet" isBusy={isBusy} onClick={() => onChange('suppress')}>
          Send it no email any more
        </Button>
      )}
    </Stack>
  );
}
