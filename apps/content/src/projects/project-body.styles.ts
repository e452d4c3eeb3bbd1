import { media, styled } from '@raade/platform';

export const Block = styled.section`
  max-width: 46rem;

  p[data-size='lead'] {
    font-size: var(--text-lead);
    line-height: 1.5;
  }
`;

export const BlockTitle = styled.h2`
  margin-block-end: var(--space-4);
  font-size: var(--text-heading);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: var(--space-4) var(--space-6);
  margin-block-start: var(--space-6);
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-border);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    font-weight: 600;
  }
`;

export const Goals = styled.ul`
  display: grid;
  gap: var(--space-4) var(--space-8);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
  }

  li::before {
    width: 0.55em;
    height: 0.55em;
    margin-block-start: 0.5em;
    background: var(--color-accent);
    content: '';
    rotate: 45deg;
  }
`;

export const OutcomesTitle = styled.h3`
  margin-block: var(--space-4) var(--space-2);
  color: var(--color-text-muted);
  font: 600 1rem / 1.4 var(--font-body);
`;

/** Numbered from `start`, so that a list can be split in two. */
export const Outcomes = styled.ol`
  counter-reset: outcome ${({ start = 1 }) => start - 1};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--color-border);
    counter-increment: outcome;
  }

  li:last-child {
    border-block-end: 1px solid var(--color-border);
  }

  li::before {
    color: var(--color-accent);
    font: 700 var(--text-heading) / 1 var(--font-display);
    content: counter(outcome);
  }
`;
