import type {
  SuppressionReason,
  SuppressionRequest,
  SuppressionResponse,
  SuppressionSource,
} from '@raade/contracts/mail/suppressions';
import { styled } from '@raade/platform';
import { Button } from '@raade/ui';

import { momentText } from '@raade/staff/moments';

interface AddressStateProps extends SuppressionResponse {
  readonly address: string;
  readonly isBusy: boolean;
  readonly onChange: (action: SuppressionRequest['action']) => void;
}

const REASON_LABELS: Readonly<Record<SuppressionReason, string>> = {
  unsubscribed: 'Its reader wants no news of ours. Receipts and answers still go there.',
  complaint: 'Its reader called an email of ours spam. Only receipts still go there.',
  'hard-bounce': 'There is no such mailbox: nothing goes there any more.',
  'soft-bounces': 'Its mailbox has taken no email for some time: news and receipts wait.',
  'by-hand': 'Our staff took it off: neither news nor receipts go there.',
};

const SOURCE_LABELS: Readonly<Record<SuppressionSource, string>> = {
  link: 'by the link in an email',
  'mail-server': 'as its mail server said at once',
  report: 'as its mail server reported later',
  brevo: 'as Brevo reported',
  staff: 'by hand',
};

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
