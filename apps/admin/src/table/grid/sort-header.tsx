import type { SortDirection } from '@tanstack/react-table';
import { SortButton } from './grid.styles.ts';

interface SortHeaderProps {
  readonly label: string;
  readonly align: 'end' | undefined;
  readonly direction: SortDirection | false;
  readonly onToggle: ((event: unknown) => void) | undefined;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const MARKS = { asc: ' ▲', desc: ' ▼' } as const;

/** A header that sorts by its column: ascending, descending, then newest first again. */
export function SortHeader({ label, align, direction, onToggle }: SortHeaderProps) {
  return (
    <th scope="col" data-align={align} aria-sort={direction ? ARIA_SORT[direction] : undefined}>
      <SortButton type="button" onClick={onToggle}>
        <span>{label}</span>
        {direction && <span aria-hidden="true">{MARKS[direction]}</span>}
      </SortButton>
    </th>
  );
}
