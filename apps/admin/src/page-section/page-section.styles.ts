import { styled } from '@raade/platform';

/** A section of a page. Its column may be narrower than what it holds, so that tables scroll inside. */
export const PageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Things below each other, each with the button that ends it. */
export const ActionList = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }

  small {
    color: var(--color-text-muted);
  }
`;

export const SectionNote = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
`;
