import { styled } from '@raade/platform';
import { useId } from 'react';
import { tierOf } from './tiers.ts';

const Panel = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(var(--space-4), 3vw, var(--space-8));
  border-radius: var(--radius);
  background: var(--color-night);
  color: var(--color-on-night);

  h3 {
    color: var(--color-sun);
    font: 600 var(--text-small) / 1.4 var(--font-body);
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  p {
    color: var(--color-on-night-muted);
  }

  ul {
    display: grid;
    gap: var(--space-2);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid rgb(var(--on-night-channels) / 20%);
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
  }

  li::before {
    content: '✓';
    content: '✓' / '';
    color: var(--color-sun);
  }
`;

const TierTitle = styled.p`
  && {
    color: var(--color-on-night);
    font: 600 1.5rem / 1.2 var(--font-display);
  }
`;

/** The effect of the chosen amount. */
export function ImpactPanel({ amount }: { readonly amount: string }) {
  const id = useId();
  const { title, description, benefits } = tierOf(amount);
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>Your Impact</h3>
      <TierTitle>{title}</TierTitle>
      <p>{description}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </Panel>
  );
}
