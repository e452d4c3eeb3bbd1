import {
  type ApplicationKind,
  APPLICATION_STATUS_LABELS,
} from '../applications/application.schema.ts';
import { BRAND } from '../base/brand.ts';
import { formatCents } from '../money/money.ts';
import type { AudienceFilter } from './audience-filter.ts';
import type { Corrected, RecipientType } from './campaigns.ts';

export const RECIPIENT_LABELS: Readonly<Record<RecipientType, string>> = {
  all: 'All Registrants',
  students: 'Students',
  professionals: 'Professionals',
  'group-leaders': 'Group Leaders',
};

export const APPLICANT_LABELS: Readonly<Record<ApplicationKind, string>> = {
  student: 'Student applicants',
  partner: 'Partner applicants',
  guest: 'Guest applicants',
};

/** The label of the registrants of a forum. */
export const registrantsOfForum = (forumId: string) =>
  `Registrants of the ${BRAND.shortName} Forum ${forumId}`;

/** The label of the recipients of a campaign, as the audience of its correction. */
export const sentLabel = ({ subject }: Corrected) => `Those who were sent “${subject}”`;

/** The label of a campaign's audience, like `Student applicants, Accepted, “rice”`. */
export function audienceLabel(
  recipientType: RecipientType,
  corrects?: Corrected,
  filter?: AudienceFilter,
): string {
  if (corrects) return sentLabel(corrects);
  if (filter?.of === 'applicants') {
    const { kind, status, institution } = filter;
    const conditions = [
      status && APPLICATION_STATUS_LABELS[status],
      institution && `“${institution}”`,
    ];
    return [APPLICANT_LABELS[kind], ...conditions.filter(Boolean)].join(', ');
  }
  if (filter?.of === 'donors') {
    const { year, minCents } = filter;
    const donors = year === undefined ? 'Donors' : `Donors of ${year}`;
    return minCents === undefined ? donors : `${donors}, ${formatCents(minCents)} or more`;
  }
  return [RECIPIENT_LABELS[recipientType], ...(filter?.ticketTypes ?? [])].join(', ');
}
