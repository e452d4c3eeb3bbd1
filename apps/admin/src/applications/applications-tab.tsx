import { number } from '@raade/staff/numbers';
import { TightStack } from '@raade/staff/staff-page.styles';
import { media, styled } from '@raade/platform';
import { Chip, ChipRow } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import { useSelectedInView } from '../page-section/use-selected-in-view.ts';
import { useSelectedTab } from '../page-section/use-selected-tab.ts';
import { RecordsView } from '../table/records-view.tsx';
import { GUESTS_TABLE, PARTNERS_TABLE, STUDENTS_TABLE } from './application-tables.ts';
import { newApplicationsQuery } from './new-applications.query.ts';

const KINDS = [
  { id: 'student', label: 'Students' },
  { id: 'partner', label: 'Partners' },
  { id: 'guest', label: 'Guests' },
] as const;

/* On phones in one line, whose targets are as high as elsewhere: they reach into the gaps. */
const Kinds = styled(ChipRow)`
  ${media.belowTablet} {
    flex-wrap: nowrap;
    margin: -0.25rem;
    padding: 0.25rem;
    overflow-x: auto;

    > * {
      position: relative;
      flex: none;
      min-height: 2.25rem;
    }

    > ::after {
      content: '';
      position: absolute;
      inset: -0.3125rem 0;
    }
  }
`;

/** The applications of one kind, which the address names, and how many of each kind are new. */
export function ApplicationsTab() {
  const { selected, select } = useSelectedTab('kind', KINDS, { clears: 'applications-record' });
  const { data: counts } = useQuery(newApplicationsQuery);
  const labelOf = ({ id, label }: (typeof KINDS)[number]) => {
    const count = counts?.[id] ?? 0;
    return count > 0 ? `${label} (${number(count)} new)` : label;
  };
  const place = useSelectedInView(selected + KINDS.map(labelOf).join());
  return (
    <TightStack ref={place}>
      <Kinds role="group" aria-label="Applications of">
        {KINDS.map((kind) => (
          <Chip key={kind.id} isOn={kind.id === selected} onClick={() => select(kind.id)}>
            {labelOf(kind)}
          </Chip>
        ))}
      </Kinds>
      {selected === 'student' && <RecordsView key="student" table={STUDENTS_TABLE} />}
      {selected === 'partner' && <RecordsView key="partner" table={PARTNERS_TABLE} />}
      {selected === 'guest' && <RecordsView key="guest" table={GUESTS_TABLE} />}
    </TightStack>
  );
}
