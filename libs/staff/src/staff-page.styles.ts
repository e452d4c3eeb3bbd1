import { css, media, styled } from '@raade/platform';
import { visuallyHidden } from '@raade/ui';

/** Title and purpose of a page. */
export const PageHead = styled.header<{ readonly $isHiddenOnPhones?: boolean | undefined }>`
  display: grid;
  gap: var(--space-3);

  h1 {
    font-size: var(--text-title);
  }

  p {
    max-width: var(--text-width);
    color: var(--color-text-muted);
  }

  ${media.belowTablet} {
    gap: var(--space-1);
    ${({ $isHiddenOnPhones }) => $isHiddenOnPhones && visuallyHidden}

    p {
      font-size: var(--text-small);
      line-height: 1.4;
    }
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

/** Stacks items; none is wider than the column. */
export const Stack = styled.div<ColumnProps>`
  ${column}
`;

/** A stack with smaller gaps on phones. */
export const TightStack = styled(Stack)`
  ${media.belowTablet} {
    gap: var(--space-2);
  }
`;

/** A stack as a list without markers. */
export const List = styled.ul<ColumnProps>`
  ${column}
  list-style: none;
`;

/** A row of items that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

/** A row whose last item is aligned to the end. */
export const SplitRow = styled(Row)`
  justify-content: space-between;
`;

/** Stacks the sections of a page. */
export const PageStack = styled(Stack).attrs({ $gap: 12 })``;
