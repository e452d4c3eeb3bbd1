import { styled } from '@raade/platform';

/** Sentences below each other. */
export const Sentences = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-inline-start: var(--space-4);
  overflow-wrap: anywhere;
`;

/** What is said beside the thing itself. */
export const Aside = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** A part of a page with its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
