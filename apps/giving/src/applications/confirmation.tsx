import { styled } from '@raade/platform';
import { ButtonLink, Card } from '@raade/ui';
import { useEffect, useRef } from 'react';
import type { ApplicationForm, ApplicationValues } from './application-form.ts';

const Frame = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-6);

  h2 {
    font-size: var(--text-heading);
  }

  h2:focus {
    outline: none;
  }
`;

const Summary = styled.dl`
  display: grid;
  grid-template-columns: minmax(7rem, auto) minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);

  dt {
    color: var(--color-text-muted);
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

interface ConfirmationProps {
  readonly form: ApplicationForm;
  readonly values: ApplicationValues;
}

/** Takes the place of a form that was accepted, and the focus with it. */
export function Confirmation({ form, values }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame>
      <h2 ref={heading} tabIndex={-1}>
        {form.success.cardTitle}
      </h2>
      <Summary>
        {form.summary(values).map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Summary>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </Frame>
  );
}
