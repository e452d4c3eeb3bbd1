import { styled } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import type { Step } from './flow/donation-state.ts';

const STEPS: readonly { step: Step; label: string }[] = [
  { step: 'information', label: 'Information' },
  { step: 'payment', label: 'Payment' },
];

const List = styled.ol`
  display: flex;
  gap: var(--space-2);
  list-style: none;
  font-size: 0.9375rem;

  li + li::before {
    content: '';
    width: clamp(0.75rem, 5vw, 3rem);
    border-block-start: 1px solid var(--color-border-strong);
  }
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);

  &[aria-current] {
    color: var(--color-text);
    font-weight: 600;
  }
`;

const Dot = styled.span<{ $isAhead: boolean }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid ${({ $isAhead }) => `var(--color-${$isAhead ? 'border-strong' : 'accent'})`};
  border-radius: 50%;
  font-size: var(--text-small);
  font-weight: 600;

  [aria-current] > & {
    background: var(--color-accent);
    color: var(--color-on-accent);

    /* Forced colors remove fills, so the current step uses system colors. */
    @media (forced-colors: active) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Shows the two steps, and which is current or done. */
export function Stepper({ current }: { readonly current: Step }) {
  const isAtFirstStep = current === 'information';
  return (
    <List aria-label="Steps">
      {STEPS.map(({ step, label }, index) => {
        const isCurrent = step === current;
        const isDone = !isCurrent && !isAtFirstStep;
        return (
          <Item key={step} aria-current={isCurrent ? 'step' : undefined}>
            <Dot $isAhead={!isCurrent && isAtFirstStep} aria-hidden>
              {isDone ? '✓' : index + 1}
            </Dot>
            <span>{label}</span>
            {isDone && <VisuallyHidden>, done</VisuallyHidden>}
          </Item>
        );
      })}
    </List>
  );
}
