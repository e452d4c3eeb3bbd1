import { css, styled } from '@raade/platform';

/** Title of a page, and what it is for. */
export const PageHead = styled.header`
  display: grid;
  gap: var(--space-3);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    color: var(--color-text-muted);
  }
`;

interface ColumnProps {
  readonly $gap?: 2 | 3 | 4 | 8 | 12;
}

const column = css<ColumnProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => `var(--space-${$gap})`};
`;

/** Things below each other, none of them wider than their column. */
export const Stack = styled.div<ColumnProps>`
  ${column}
`;

/** The same as a list without marks. */
export const List = styled.ul<ColumnProps>`
  ${column}
  list-style: none;
`;

/** Things beside each other, in as many lines as they take. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** The same, with the last of them at the end of the line. */
export const SplitRow = styled(Row)`
  justify-content: space-between;
`;

/** The parts of a page, below each other. */
export const PageStack = styled(Stack).attrs({ $gap: 12 })``;

/** A secondary note in small, muted text. */
export const Note = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;
