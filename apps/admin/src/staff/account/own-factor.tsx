import { dayText } from '@raade/staff/moments';
import { type EnrolledFactor, removeFactor } from '@raade/firebase/second-factor-enrolment';
import { FACTOR_LABELS } from '@raade/contracts/staff/labels';
import { environment } from '@raade/platform';
import { AUTH_MESSAGES } from '@raade/staff/auth-messages';
import { FailureNotice } from '@raade/staff/failure-notice';
import { SplitRow } from '@raade/staff/staff-page.styles';
import { useAttempt } from '@raade/staff/second-factor-code/use-attempt';
import { whileRecent } from '@raade/staff/second-factor-setup/while-recent';
import { AskFirst } from '../../last-look/ask-first.tsx';

interface OwnFactorProps {
  readonly factor: EnrolledFactor;
  readonly onRemoved: () => void;
}

/** A second factor of one's own, and the way to be without it. */
export function OwnFactor({ factor, onRemoved }: OwnFactorProps) {
  const { isBusy, failure, attempt } = useAttempt();

  const remove = async () => {
    const isGone = await attempt(() => whileRecent(() => removeFactor(environment(), factor)));
    if (isGone) onRemoved();
  };
  return (
    <>
      <SplitRow>
        <p>
          <strong>{FACTOR_LABELS[factor.factor]}</strong>
          <span>{`, since ${dayText(factor.since)}`}</span>
        </p>
        <AskFirst
          label="Remove"
          look="quiet"
          isBusy={isBusy}
          title="Remove your second factor?"
          onDo={() => void remove()}
        >
          <p>
            Your password alone signs you in then. Where a second factor is asked for, you set up
            another one first.
          </p>
        </AskFirst>
      </SplitRow>
      <FailureNotice>{failure && AUTH_MESSAGES[failure]}</FailureNotice>
    </>
  );
}
