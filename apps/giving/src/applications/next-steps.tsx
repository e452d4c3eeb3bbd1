import { css, styled } from '@raade/platform';
import { Heading, VisuallyHidden } from '@raade/ui';
import { useId } from 'react';

const Aside = styled.aside`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-6);
  border-block-start: 3px solid var(--color-accent);
`;

const ticked = css`
  content: '✓';
  content: '✓' / '';
`;

const Steps = styled.ol<{ $isSent: boolean }>`
  display: grid;
  gap: var(--space-4);
  list-style: none;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 2rem 1fr;
    color: var(--color-text-muted);
    counter-increment: step;
  }

  li::before {
    color: var(--color-accent);
    content: counter(step);
    content: counter(step) / '';
    font-weight: 600;
  }

  li:first-child::before {
    ${({ $isSent }) => $isSent && ticked}
  }
`;

const SENT = 'You have sent it. A confirmation is on its way by email.';

interface NextStepsProps {
  readonly steps: readonly string[];
  /** True once the first of them lies behind. */
  readonly isSent: boolean;
}

/** The expectations of applicants: before they send the form, and after. */
export function NextSteps({ steps: [first = '', ...others], isSent }: NextStepsProps) {
  const id = useId();
  return (
    <Aside aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What happens next
      </Heading>
      <Steps $isSent={isSent}>
        <li>
          <span>
            {isSent ? SENT : first}
            {isSent && <VisuallyHidden> Done.</VisuallyHidden>}
          </span>
        </li>
        {others.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Aside>
  );
}
