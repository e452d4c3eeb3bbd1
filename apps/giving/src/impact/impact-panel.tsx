import { DONATION_FUND } from '@raade/contracts/donations';
import { styled } from '@raade/platform';
import { useId } from 'react';
import type { Tier } from './tiers.ts';

const Panel = styled.aside`
  display: grid;
  gap: var(--space-3);
  padding: clamp(var(--space-4), 3vw, var(--space-8));
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: var(--color-night);
  color: var(--color-on-night);

  h3 {
    font-size: 1.5rem;
    line-height: 1.2;
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

const Kicker = styled.p`
  color: var(--color-sun);
  font-size: var(--text-small);
  font-weight: 600;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;

const Fund = styled.p`
  color: var(--color-on-night-muted);
  font-size: var(--text-small);
`;

/** The effect of an amount. */
export function ImpactPanel({ tier }: { readonly tier: Tier }) {
  const id = useId();
  const { title, description, benefits } = tier;
  return (
    <Panel aria-labelledby={id}>
      <Kicker id={id}>Your Impact</Kicker>
      <h3>{title}</h3>
      <p>{description}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <Fund>An example: your gift goes into the {DONATION_FUND}.</Fund>
    </Panel>
  );
}
