import { styled } from '@raade/platform';
import { TightStack } from '@raade/staff/staff-page.styles';
import { Card, foldedOnPhones } from '@raade/ui';

/** A list of items, each with its link and details. */
export const ItemList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-2);
    border-block-end: 1px solid var(--color-border);
  }
`;

/** The name of an item with its details below. */
export const ItemText = styled.div`
  display: grid;
  flex: 1 1 14rem;
  gap: var(--space-1);
  justify-items: start;
  min-width: 0;
  overflow-wrap: anywhere;

  > a,
  > h3 > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
  }

  > small,
  > p {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

/** The buttons at the end of a row. */
export const RowButtons = styled.div`
  display: flex;
  gap: var(--space-1);
`;

/** A card with one column. */
export const CardStack = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** The sections of a page in one column of readable width. */
export const Stack = styled(TightStack)`
  max-width: 56rem;
`;

/** The search of a list and its actions, which phones show on demand. */
export const Tools = styled.div`
  ${foldedOnPhones}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;

  > :first-child {
    flex: 1 1 12rem;
  }

  summary {
    padding-block: var(--space-3);
  }
`;
