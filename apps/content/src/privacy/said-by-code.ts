import { COLLECTIONS } from '@raade/contracts/base/collections';
import { rolesWith } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { COUNTED_SHARE } from '@raade/contracts/health/visit-counting';

const PEOPLE: Readonly<Partial<Record<Role, string>>> = {
  treasurer: 'treasurers',
  admin: 'those who look after the accounts of our staff',
};

/** Who may see a receipt sees who gave anonymously. */
function whoKnowsNames(): string {
  const roles = rolesWith('donations.receipt').map((role) => PEOPLE[role] ?? `every ${role}`);
  return `If you give anonymously, only ${roles.join(' and ')} can see your name.`;
}

/** What the code decides of a record, beside the words of its writers: by the collections that it is about. */
export function saidByCode(collections: readonly string[]): readonly string[] {
  return [
    ...(collections.includes(COLLECTIONS.anonymousDonors) ? [whoKnowsNames()] : []),
    ...(collections.includes(COLLECTIONS.metrics)
      ? [`One visit in ${Math.round(1 / COUNTED_SHARE)} is counted.`]
      : []),
  ];
}
