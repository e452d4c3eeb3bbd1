import { styled } from '@raade/platform';
import { Heading, renderText } from '@raade/ui';
import { useId } from 'react';
import { Aside } from './aside.styles.ts';

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

  ${({ $isSent }) => $isSent && "li:first-child::before { content: '✓'; }"}
`;

const SENT_TEXT = 'You have sent it. A confirmation is on its way by email.';

interface NextStepsProps {
  readonly steps: readonly string[];
  /** True once the form was sent, which is the first step. */
  readonly isSent: boolean;
}

/** The steps after applying, shown before and after the form is sent. */
export function NextSteps({ steps, isSent }: NextStepsProps) {
  const id = useId();
  return (
    <Aside aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What happens next
      </Heading>
      <Steps $isSent={isSent}>
        {steps.map((step, index) => (
          <li key={step}>{renderText(isSent && index === 0 ? SENT_TEXT : step)}</li>
        ))}
      </Steps>
    </Aside>
  );
}
