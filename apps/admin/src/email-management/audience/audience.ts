import {
  type AudienceRequest,
  type AudienceResponse,
  audienceResponseSchema,
  type Corrected,
  type Exclusion,
  EXCLUSIONS,
  type RecipientType,
} from '@raade/contracts/mail/campaigns';
import { type AudienceFilter, isOfForum } from '@raade/contracts/mail/audience-filter';
import { queryOptions } from '@tanstack/react-query';
import { CALLABLES } from '@raade/contracts/base/callables';
import { callAsStaff } from '@raade/staff/step-up/call-as-staff';
import { counted, number } from '@raade/staff/numbers';

/** The recipients of an email. */
export interface Audience {
  readonly recipientType: RecipientType;
  /** By default the current forum. */
  readonly forum_id?: string | undefined;
  readonly corrects?: Corrected | undefined;
  readonly filter?: AudienceFilter | undefined;
}

/** The query for the current audience. Never cached, since people register and unsubscribe. */
export const audienceQuery = ({ recipientType, forum_id, corrects, filter }: Audience) =>
  queryOptions({
    queryKey: ['audience', recipientType, forum_id ?? null, corrects?.id ?? null, filter ?? null],
    queryFn: () => {
      const request: AudienceRequest = {
        recipientType,
        ...(corrects ? { corrects: corrects.id } : forum_id && { forum_id }),
        ...(filter && { filter }),
      };
      return callAsStaff(CALLABLES.previewEmailCampaign, request, audienceResponseSchema);
    },
    refetchOnWindowFocus: false,
  });

const REASONS: Readonly<Record<Exclusion, string>> = {
  cancelled: 'canceled or declined',
  unsubscribed: 'unsubscribed',
  invalid: 'without a working address',
  duplicate: 'registered twice with the same address',
};

/** A number of recipients: `412 recipients`. */
export const recipientsText = (count: number) => counted(count, 'recipient');

/** The number of excluded people for each reason, like `3 unsubscribed`; without reasons that apply to nobody. */
export function exclusionTexts(
  excluded: AudienceResponse['excluded'],
  filter: AudienceFilter | undefined,
): string[] {
  const duplicate = isOfForum(filter) ? REASONS.duplicate : 'listed again with the same address';
  const reasons = { ...REASONS, duplicate };
  return EXCLUSIONS.filter((reason) => excluded[reason] > 0).map(
    (reason) => `${number(excluded[reason])} ${reasons[reason]}`,
  );
}

/** The names of the list from which people are excluded, by the kind of filter. */
const LIST_NAMES = {
  registrants: 'registrants',
  applicants: 'applications',
  donors: 'donations',
} as const;

/** The exclusions in one sentence: `Left out of 430 registrants: 3 unsubscribed.`; empty if there are none. */
export function exclusionSentence(
  { registrants, excluded }: AudienceResponse,
  { corrects, filter }: Pick<Audience, 'corrects' | 'filter'>,
): string {
  const reasons = exclusionTexts(excluded, filter);
  if (reasons.length === 0) return '';
  const listName = corrects ? 'people who were sent it' : LIST_NAMES[filter?.of ?? 'registrants'];
  return `Left out of ${number(registrants)} ${listName}: ${reasons.join(', ')}.`;
}
