import { dayInWords } from '@raade/contracts/base/local-day';
import { appLabel, FACTOR_LABELS, ROLE_LABELS } from '@raade/contracts/staff/labels';
import type { Person } from '@raade/contracts/staff/people';
import type { StatusLabel } from '@raade/ui';
import { recordRow, type RecordRow } from '../table/record-row.ts';

interface PersonState extends StatusLabel {
  /** True if the person has not signed in yet and can be invited again. */
  readonly canBeInvited: boolean;
}

/** A person as the table shows them. */
export interface ListedPerson extends Person {
  readonly isSelf: boolean;
  readonly state: PersonState;
}

const INVITABLE = { canBeInvited: true } as const;

/**
 * The state of an account in a few words.
 * @param now in milliseconds since 1970
 */
function stateOf(person: Person, now: number): PersonState {
  const { isDisabled, isVerified, invitedUntil } = person;
  if (isDisabled) return { ...INVITABLE, text: 'Disabled', tone: 'danger' };
  if (invitedUntil !== null) {
    const end = new Date(invitedUntil);
    return end.getTime() > now
      ? { ...INVITABLE, text: `Invited until ${dayInWords(end)}`, tone: 'warning' }
      : { ...INVITABLE, text: 'Invitation expired', tone: 'danger' };
  }
  if (!isVerified) return { ...INVITABLE, text: 'Address not confirmed', tone: 'warning' };
  return { text: 'Active', tone: 'success', canBeInvited: false };
}

/** The roles, like `Viewer, Releaser (Editor)`, or `None`. Releasers have the apps that they may release. */
export function rolesOf({ roles, releases }: Person): string {
  const names = roles.map((role) =>
    role === 'releaser'
      ? `${ROLE_LABELS[role].name} (${releases.map(appLabel).join(', ')})`
      : ROLE_LABELS[role].name,
  );
  return names.join(', ') || 'None';
}

/** The second factors, like `Authenticator app`, or `None`. */
export const factorsOf = ({ secondFactors }: Person): string =>
  secondFactors.map((factor) => FACTOR_LABELS[factor]).join(', ') || 'None';

/** The email address of a person, or the id if the account has no address. */
export const nameOf = ({ email, uid }: Person) => email ?? uid;

/**
 * The row of a person. Search looks through address and roles.
 * @param self the uid of the reader
 */
export function personRow(person: Person, self: string, now: number): RecordRow<ListedPerson> {
  const listedPerson = { ...person, isSelf: person.uid === self, state: stateOf(person, now) };
  return recordRow(person.uid, listedPerson, [nameOf(person), rolesOf(person)]);
}
