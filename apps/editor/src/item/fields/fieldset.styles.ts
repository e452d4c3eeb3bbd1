import { styled } from '@raade/platform';
import { List } from '@raade/staff/staff-page.styles';

/** Fields that belong together, below their name. */
export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  padding-block: 0;
  padding-inline: var(--space-4) 0;
  border: 0;
  border-inline-start: 3px solid var(--color-border);
`;

export const Legend = styled.legend<{ $isSection?: boolean }>`
  padding: 0;
  margin-block-end: var(--space-3);
  font: 600 ${({ $isSection }) => ($isSection ? '1.375rem' : '1.125rem')} / 1.3 var(--font-body);
`;

export const Entries = styled(List).attrs({ as: 'ol' })``;

/** An entry of a list: what it says, and beside or below it what can be done with it. */
export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;
