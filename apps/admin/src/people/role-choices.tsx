import { ROLE_LABELS } from '@raade/contracts/staff/labels';
import { ASSIGNABLE_ROLES, type Role } from '@raade/contracts/staff/roles';
import { styled } from '@raade/platform';
import { Checkbox, ErrorText, Note } from '@raade/ui';
import { useId } from 'react';

interface RoleChoicesProps {
  readonly selectedRoles: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
  readonly error: string | undefined;
}

const Group = styled.fieldset`
  display: grid;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
`;

/** Checkboxes for the roles of a person. */
export function RoleChoices({ selectedRoles, onChange, error }: RoleChoicesProps) {
  const errorId = useId();
  const change = (role: Role, isOn: boolean) =>
    onChange(
      ASSIGNABLE_ROLES.filter((each) => (each === role ? isOn : selectedRoles.includes(each))),
    );
  return (
    <Group aria-describedby={error === undefined ? undefined : errorId}>
      <legend>Roles</legend>
      {ASSIGNABLE_ROLES.map((role) => (
        <Checkbox
          key={role}
          checked={selectedRoles.includes(role)}
          onChange={(isOn) => change(role, isOn)}
          label={
            <>
              {ROLE_LABELS[role].name}
              <br />
              <Note as="span">{ROLE_LABELS[role].purpose}</Note>
            </>
          }
        />
      ))}
      {/* An alert, since focus does not move to a group of checkboxes. */}
      <div role="alert">{error !== undefined && <ErrorText id={errorId}>{error}</ErrorText>}</div>
    </Group>
  );
}
