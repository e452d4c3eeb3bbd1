import {
  campaignFields,
  type Corrected,
  correctedSchema,
  type RecipientType,
} from '@raade/contracts/mail/campaigns';
import { forumIdSchema } from '@raade/contracts/content/forum-id';
import * as z from 'zod/mini';

/** The staff's entries, checked or not. */
export const campaignFormSchema = z.object({
  subject: z.string(),
  content: z.string(),
  recipientType: campaignFields.recipientType,
  /** The forum whose registrants it goes to: the current one if there is none. */
  forum_id: z.optional(forumIdSchema),
  /** There if it goes to those alone who were sent that campaign. */
  corrects: z.optional(correctedSchema),
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

/** Those who were sent a campaign, as the audience of its correction. */
export const sentLabel = ({ subject }: Corrected) => `Those who were sent “${subject}”`;

/** Whom a campaign is for. */
export const audienceLabel = (recipientType: RecipientType, corrects: Corrected | undefined) =>
  corrects ? sentLabel(corrects) : RECIPIENT_LABELS[recipientType];
