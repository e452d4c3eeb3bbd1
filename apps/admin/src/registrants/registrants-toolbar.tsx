import { styled } from '@raade/platform';
import { Input, Select } from '@raade/ui';
import type { ReactNode } from 'react';
import { FILTERS } from './registrant-filter.ts';

interface RegistrantsToolbarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly filterId: string;
  readonly onFilter: (id: string) => void;
  /** The export. */
  readonly children: ReactNode;
}

const Bar = styled.div`
  display: grid;
  gap: var(--space-3);

  @media (min-width: 768px) {
    grid-template-columns: minmax(12rem, 1fr) 13rem auto;
  }
`;

/** What is shown, and what is done with it. */
export function RegistrantsToolbar(props: RegistrantsToolbarProps) {
  const { text, onText, filterId, onFilter, children } = props;
  return (
    <Bar>
      <Input
        type="search"
        aria-label="Search registrants by name, email or organization"
        placeholder="Search registrants..."
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Select
        aria-label="Registrants to show"
        value={filterId}
        onChange={(event) => onFilter(event.target.value)}
      >
        {FILTERS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      {children}
    </Bar>
  );
}
