import { styled } from '@raade/platform';
import { Heading } from '@raade/ui';
import { useId } from 'react';

const Aside = styled.aside`
  display: grid;
  gap: var(--space-4);
  padding-block-start: var(--space-6);
  border-block-start: 3px solid var(--color-accent);
`;

const Steps = styled.ol`
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
`;

/** The expectations of applicants who have sent the form. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const id = useId();
  return (
    <Aside aria-labelledby={id}>
      <Heading as="h2" id={id}>
        What happens next
      </Heading>
      <Steps>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </Aside>
  );
}
