import { styled } from '@raade/platform';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Dispatch } from 'react';
import type { RotationEvent } from './benefit-rotation.ts';
import { RoundButton } from './round-button.styles.ts';

interface TypeArrowsProps {
  /** Disabled, they keep focus and their place in the tab order. */
  readonly isDisabled: boolean;
  readonly dispatch: Dispatch<RotationEvent>;
}

const Row = styled.div`
  display: flex;
  gap: var(--space-2);
`;

/** Buttons to the attendee types before and after. */
export function TypeArrows({ isDisabled, dispatch }: TypeArrowsProps) {
  return (
    <Row>
      <RoundButton
        type="button"
        aria-label="Previous attendee type"
        aria-disabled={isDisabled}
        onClick={() => dispatch({ kind: 'previousType' })}
      >
        <ChevronLeft size={18} aria-hidden="true" />
      </RoundButton>
      <RoundButton
        type="button"
        aria-label="Next attendee type"
        aria-disabled={isDisabled}
        onClick={() => dispatch({ kind: 'nextType' })}
      >
        <ChevronRight size={18} aria-hidden="true" />
      </RoundButton>
    </Row>
  );
}
