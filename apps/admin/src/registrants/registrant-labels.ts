import type { Registrant } from '@raade/contracts/registrants/registrants';

/** Like `Group Leader (4)`, `Group Member` or `Individual`. */
export function registrationType({ registrant_type, group_size }: Registrant): string {
  if (registrant_type === 'group-member') return 'Group Member';
  if (registrant_type !== 'group-leader') return 'Individual';
  return group_size === null ? 'Group Leader' : `Group Leader (${group_size})`;
}

/** Makes `professional-early-bird` readable: `Professional early bird`. */
export function ticketText(ticket: string | null): string {
  const text = (ticket ?? '').replaceAll('-', ' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function statusTone(status: string): 'success' | 'warning' | 'neutral' {
  if (status === 'confirmed') return 'success';
  return status === 'pending' ? 'warning' : 'neutral';
}

export const emailVerified = ({ email_verified }: Registrant): string =>
  email_verified ? '✓ Verified' : '✗ Not Verified';
