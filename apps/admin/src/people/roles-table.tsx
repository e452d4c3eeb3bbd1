import { TitledSection } from '@raade/staff/titled-section';
import { RIGHT_LABELS, ROLE_LABELS } from '@raade/contracts/staff/labels';
import { needsRecentSignIn, type Right, RIGHTS, rolesWith } from '@raade/contracts/staff/rights';
import { ROLES } from '@raade/contracts/staff/roles';
import { SESSION_LIMITS } from '@raade/contracts/staff/staff-session';
import { styled } from '@raade/platform';
import { Table, VisuallyHidden } from '@raade/ui';
import { TableHead } from '../page-section/table-head.tsx';
import { SectionNote } from '../page-section/page-section.styles.ts';

/** A positioned cell, so that its hidden text does not widen the page. */
const Mark = styled.td`
  position: relative;
`;

const ALL_RIGHTS = Object.keys(RIGHTS) as Right[];
const RECENT_MINUTES = SESSION_LIMITS.recentMs / 60_000;

/** The table of rights by role. Rules and functions use the same table. */
export function RolesTable() {
  return (
    <TitledSection title="What each role may do">
      <SectionNote>
        * Requires a sign-in within the last {RECENT_MINUTES} minutes. Releasers can release only
        the apps assigned to them.
      </SectionNote>
      <Table caption="Operations by role">
        <TableHead columns={['Operation', ...ROLES.map((role) => ROLE_LABELS[role].name)]} />
        <tbody>
          {ALL_RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{`${RIGHT_LABELS[right]}${needsRecentSignIn(right) ? ' *' : ''}`}</th>
              {ROLES.map((role) => {
                const isAllowed = rolesWith(right).includes(role);
                return (
                  <Mark key={role}>
                    <span aria-hidden>{isAllowed ? '✓' : '–'}</span>
                    <VisuallyHidden>{isAllowed ? 'Yes' : 'No'}</VisuallyHidden>
                  </Mark>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </TitledSection>
  );
}
