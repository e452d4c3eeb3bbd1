import { styled } from '@raade/platform';

/** A section of a page. Its column may be narrower than what it holds, so that tables scroll inside. */
export const PageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export const SectionNote = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
`;
