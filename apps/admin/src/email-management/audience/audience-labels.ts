import { counted, number } from '@raade/staff/numbers';
import {
  type AudienceResponse,
  type Corrected,
  type Exclusion,
  EXCLUSIONS,
} from '@raade/contracts/mail/campaigns';

const REASONS: Readonly<Record<Exclusion, string>> = {
  cancelled: 'cancelled or declined',
  unsubscribed: 'unsubscribed',
  invalid: 'without an address that works',
  duplicate: 'registered twice with the same address',
};

/** A number of recipients: `412 recipients`. */
export const recipientsText = (count: number) => counted(count, 'recipient');

/** The exclusions and their reasons, like `3 unsubscribed`; none for reasons that nobody has. */
export function exclusionTexts(excluded: AudienceResponse['excluded']): string[] {
  return EXCLUSIONS.filter((reason) => excluded[reason] > 0).map(
    (reason) => `${number(excluded[reason])} ${REASONS[reason]}`,
  );
}

/** The exclusions in one sentence: `Left out of 430 registrants: 3 unsubscribed.`; empty where nobody is left out. */
export function leftOutText(
  { registrants, excluded }: AudienceResponse,
  corrects: Corrected | undefined,
): string {
  const reasons = exclusionTexts(excluded);
  if (reasons.length === 0) return '';
  const members = corrects ? 'people who were sent it' : 'registrants';
  return `Left out of ${number(registrants)} ${members}: ${reasons.join(', ')}.`;
}
