import { campaignFields, RECIPIENT_TYPES, type RecipientType } from '@raade/contracts/campaigns';
import * as z from 'zod/mini';

/** The staff's entries, checked or not. */
export const campaignFormSchema = z.object({
  subject: z.string(),
  content: z.string(),
  recipientType: campaignFields.recipientType,
  testMode: z.boolean(),
  testEmail: z.string(),
});
export type CampaignForm = Readonly<z.infer<typeof campaignFormSchema>>;

export const EMPTY_FORM: CampaignForm = {
  subject: '',
  content: '',
  recipientType: 'all',
  testMode: true,
  testEmail: '',
};

export const RECIPIENT_LABELS: Readonly<Record<RecipientType, string>> = {
  all: 'All Registrants',
  students: 'Students',
  professionals: 'Professionals',
  'group-leaders': 'Group Leaders',
};

/** The choices of the form, in their order. */
export const RECIPIENT_OPTIONS = RECIPIENT_TYPES.map((value) => ({
  value,
  label: RECIPIENT_LABELS[value],
}));
