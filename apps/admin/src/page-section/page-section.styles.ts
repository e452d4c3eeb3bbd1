import { styled } from '@raade/platform';
import { List, Stack } from '@raade/staff/staff-page.styles';

/** A section of a page. Tables wider than the page scroll inside it. */
export const PageSection = styled(Stack).attrs({ as: 'section' })``;

/** A list of items, each with a button at the end of its line. */
export const ActionList = styled(List)`
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

/** A cell whose text wraps. Its width is between `$min` and `$max`. */
export const WrappedCell = styled.td<{ readonly $min: string; readonly $max?: string }>`
  && {
    min-width: ${({ $min }) => $min};
    max-width: ${({ $max = 'none' }) => $max};
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

/** A form with one field, whose result is shown below it. */
export const LookUpForm = styled(Stack).attrs({ as: 'form', noValidate: true })`
  justify-items: start;
  max-width: var(--text-width);

  /* The field, with room for an address. */
  > :first-child {
    width: min(100%, 24rem);
  }
`;

/** Names and values, each name above its value. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

export const SectionNote = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
`;
