import { media, styled } from '@raade/platform';

/** A row of figures, each with its name over it. */
export const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);

  > :first-child {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  dd {
    font: 600 clamp(1.25rem, 1rem + 0.8vw, 1.5rem) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }

  dd + dd {
    color: var(--color-text-muted);
    font: var(--text-small) / 1.4 var(--font-body);
  }

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`;

export const FigureNote = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** A part of the figures, with a heading. */
export const FigureSection = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-3);

  h2 {
    font-size: var(--text-body);
  }
`;
