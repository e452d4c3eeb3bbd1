import { styled } from '@raade/platform';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { stepForward, pickBenefit, stepBack } from './benefit-rotation.ts';
import { RoundButton } from './round-button.styles.ts';
import type { BenefitCarousel } from './use-benefit-rotation.ts';

interface BenefitControlsProps extends Pick<BenefitCarousel, 'update'> {
  readonly count: number;
  /** Index of the shown benefit. */
  readonly current: number;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const Dots = styled.div`
  display: flex;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: clamp(1.75rem, 8vw, 2.25rem);
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &::before {
    width: 0.75rem;
    aspect-ratio: 1;
    border: 2px solid var(--color-border-strong);
    border-radius: 50%;
    content: '';
  }

  &[aria-current='true']::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

/** Buttons for the previous and next benefit, and for each one. */
export function BenefitControls({ count, current, update }: BenefitControlsProps) {
  const benefits = Array.from({ length: count }, (_, index) => index);
  return (
    <Row>
      <RoundButton type="button" aria-label="Previous benefit" onClick={() => update(stepBack)}>
        <ChevronLeft size={20} aria-hidden="true" />
      </RoundButton>
      <Dots role="group" aria-label="Choose a benefit">
        {benefits.map((benefit) => (
          <Dot
            key={benefit}
            type="button"
            aria-label={`Benefit ${benefit + 1}`}
            aria-current={benefit === current}
            onClick={() => update(pickBenefit(benefit))}
          />
        ))}
      </Dots>
      <RoundButton type="button" aria-label="Next benefit" onClick={() => update(stepForward)}>
        <ChevronRight size={20} aria-hidden="true" />
      </RoundButton>
    </Row>
  );
}
