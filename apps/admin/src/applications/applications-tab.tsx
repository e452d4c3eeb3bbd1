import {
  APPLICATION_KINDS,
  type ApplicationKind,
} from '@raade/contracts/applications/application.schema';
import { useSearchParams } from '@raade/platform';
import { Stack } from '@raade/staff/staff-page.styles';
import { Chip, ChipRow } from '@raade/ui';
import { RecordsView } from '../table/records-view.tsx';
import { GUESTS_TABLE, PARTNERS_TABLE, STUDENTS_TABLE } from './application-tables.ts';

const LABELS: Readonly<Record<ApplicationKind, string>> = {
  student: 'Students',
  partner: 'Partners',
  guest: 'Guests',
};
const DEFAULT_KIND: ApplicationKind = 'student';

/** Whose applications are shown; it stands in the address. */
function useKind() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('kind');
  const setKind = (kind: ApplicationKind) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (kind === DEFAULT_KIND) next.delete('kind');
        else next.set('kind', kind);
        next.delete('applications-record');
        return next;
      },
      { preventScrollReset: true },
    );
  return [APPLICATION_KINDS.find((kind) => kind === asked) ?? DEFAULT_KIND, setKind] as const;
}

export function ApplicationsTab() {
  const [shown, setShown] = useKind();
  return (
    <Stack>
      <ChipRow role="group" aria-label="Applications of">
        {APPLICATION_KINDS.map((kind) => (
          <Chip key={kind} isOn={kind === shown} onClick={() => setShown(kind)}>
            {LABELS[kind]}
          </Chip>
        ))}
      </ChipRow>
      {shown === 'student' && <RecordsView key="student" table={STUDENTS_TABLE} />}
      {shown === 'partner' && <RecordsView key="partner" table={PARTNERS_TABLE} />}
      {shown === 'guest' && <RecordsView key="guest" table={GUESTS_TABLE} />}
    </Stack>
  );
}
