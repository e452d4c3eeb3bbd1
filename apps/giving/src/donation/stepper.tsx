import { css, styled } from '@raade/platform';
import { VisuallyHidden } from '@raade/ui';
import type { Step } from './flow/donation-state.ts';

const STEPS: readonly { step: Step; label: string }[] = [
  { step: 'information', label: 'Information' },
  { step: 'payment', label: 'Payment' },
];

type Progress = 'done' | 'current' | 'ahead';

function progressOf(step: Step, current: Step): Progress {
  if (step === current) return 'current';
  return current === 'information' ? 'ahead' : 'done';
}

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

const Item = styled.li<{ $progress: Progress }>`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: ${({ $progress }) =>
    $progress === 'current' ? 'var(--color-text)' : 'var(--color-text-muted)'};
  font-weight: ${({ $progress }) => ($progress === 'current' ? 600 : 400)};
`;

/** Systems that set the colours take fills and borders away; what is chosen has two of their own. */
const chosenInForcedColors = css`
  @media (forced-colors: active) {
    border-color: Highlight;
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

const Dot = styled.span<{ $progress: Progress }>`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid;
  border-color: ${({ $progress }) =>
    $progress === 'ahead' ? 'var(--color-border-strong)' : 'var(--color-accent)'};
  border-radius: 50%;
  background: ${({ $progress }) => ($progress === 'current' ? 'var(--color-accent)' : 'none')};
  color: ${({ $progress }) => ($progress === 'current' ? 'var(--color-on-accent)' : 'inherit')};
  font-size: var(--text-small);
  font-weight: 600;

  ${({ $progress }) => $progress === 'current' && chosenInForcedColors}
`;

/** How far the donor has come. */
export function Stepper({ current }: { readonly current: Step }) {
  return (
    <List aria-label="Steps">
      {STEPS.map(({ step, label }, index) => {
        const progress = progressOf(step, current);
        return (
          <Item
            key={step}
            $progress={progress}
            aria-current={progress === 'current' ? 'step' : undefined}
          >
            <Dot $progress={progress} aria-hidden>
              {progress === 'done' ? '✓' : index + 1}
            </Dot>
            <span>{label}</span>
            {progress === 'done' && <VisuallyHidden>, done</VisuallyHidden>}
          </Item>
        );
      })}
    </List>
  );
}
