import { dayText } from '@raade/staff/moments';
import { type EnrolledFactor, removeFactor } from '@raade/firebase/second-factor-enrolment';
import { FACTOR_LABELS } from '@raade/contracts/staff/labels';
import { environment, styled } from '@raade/platform';
import { Button, Dialog, Notice } from '@raade/ui';
import { useState } from 'react';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { useAttempt } from '@raade/staff/second-factor-code/use-attempt';
import { whileRecent } from '@raade/staff/second-factor-setup/while-recent';

interface OwnFactorProps {
  readonly factor: EnrolledFactor;
  readonly onRemoved: () => void;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
`;

/** A second factor of one's own, and the way to be without it. */
export function OwnFactor({ factor, onRemoved }: OwnFactorProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();

  const remove = async () => {
    setIsAsking(false);
    const isGone = await attempt(() => whileRecent(() => removeFactor(environment(), factor)));
    if (isGone) onRemoved();
  };
  return (
    <>
      <Row>
        <p>
          <strong>{FACTOR_LABELS[factor.factor]}</strong>
          <span>{`, since ${dayText(factor.since)}`}</span>
        </p>
        <Button look="quiet" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          Remove
        </Button>
      </Row>
      <Dialog
        title="Remove your second factor?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        closeLabel="Cancel"
        actions={<Button onClick={() => void remove()}>Remove</Button>}
      >
        <p>
          Your password alone signs you in then. Where a second factor is asked for, you set up
          another one first.
        </p>
      </Dialog>
      <div role="alert">{failure && <Notice $tone="danger">{AUTH_MESSAGES[failure]}</Notice>}</div>
    </>
  );
}
