import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { PartViews } from '@raade/federation';
import { Button } from '@raade/ui';
import type { ComponentProps } from 'react';
import { PartFrame } from './part-frame.ts';

type UnavailableProps = ComponentProps<PartViews['Unavailable']>;

export function PartUnavailable({ kind, reason, onRetry }: UnavailableProps) {
  const { failed, unavailable, text, action } = ERROR_MESSAGES.section;
  return (
    <PartFrame $kind={kind} role="alert">
      <h2>{reason === 'threw' ? failed : unavailable}</h2>
      <p>{text}</p>
      <Button look="quiet" onClick={onRetry}>
        {action}
      </Button>
    </PartFrame>
  );
}
