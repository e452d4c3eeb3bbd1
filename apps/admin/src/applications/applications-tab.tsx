import { Stack } from '@raade/staff/staff-page.styles';
import { Chip, ChipRow } from '@raade/ui';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';
import { RecordsView } from '../table/records-view.tsx';
import { GUESTS_TABLE, PARTNERS_TABLE, STUDENTS_TABLE } from './application-tables.ts';

const KINDS = [
  { id: 'student', label: 'Students' },
  { id: 'partner', label: 'Partners' },
  { id: 'guest', label: 'Guests' },
] as const;

/** The applications of one kind, which the address names. */
export function ApplicationsTab() {
  const { selected, select } = useSelectedTab('kind', KINDS, { forgotten: 'applications-record' });
  return (
    <Stack>
      <ChipRow role="group" aria-label="Applications of">
        {KINDS.map(({ id, label }) => (
          <Chip key={id} isOn={id === selected} onClick={() => select(id)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
      {selected === 'student' && <RecordsView key="student" table={STUDENTS_TABLE} />}
      {selected === 'partner' && <RecordsView key="partner" table={PARTNERS_TABLE} />}
      {selected === 'guest' && <RecordsView key="guest" table={GUESTS_TABLE} />}
    </Stack>
  );
}
