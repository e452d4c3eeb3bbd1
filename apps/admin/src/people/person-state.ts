import { dayInWords } from '@raade/contracts/base/local-day';
import { FACTOR_LABELS } from '@raade/contracts/staff/labels';
import type { Person } from '@raade/contracts/staff/people';

interface PersonState {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'neutral' | 'danger';
  /** True if an invitation can bring the person in. */
  readonly canBeInvited: boolean;
}

const INVITED = { canBeInvited: true } as const;

/** How it stands with an account, in a few words. */
export function stateOf(person: Person, now: number): PersonState {
  const { isDisabled, isVerified, invitedUntil } = person;
  if (isDisabled) return { ...INVITED, text: 'Disabled', tone: 'danger' };
  if (invitedUntil !== null) {
    const end = new Date(invitedUntil);
    return end.getTime() > now
      ? { ...INVITED, text: `Invited until ${dayInWords(end)}`, tone: 'warning' }
      : { ...INVITED, text: 'Invitation expired', tone: 'danger' };
  }
  if (!isVerified) return { ...INVITED, text: 'Address not confirmed', tone: 'warning' };
  return { text: 'Active', tone: 'success', canBeInvited: false };
}

/** `Authenticator app`, or `None` */
export function factorsOf({ secondFactors }: Person): string {
  return secondFactors.map((factor) => FACTOR_LABELS[factor]).join(', ') || 'None';
}

/** The name of a person on this page: people are known by their address. */
export const nameOf = ({ email, uid }: Person) => email ?? uid;
