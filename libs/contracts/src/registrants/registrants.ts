import * as z from 'zod/mini';
import { forumIdSchema } from '../content/forum-id.ts';

export const REGISTRANT_TYPES = ['individual', 'group-leader', 'group-member'] as const;

/** A document of `unified_registrants`, without its `created_at` timestamp. */
export const registrantSchema = z.object({
  id: z.string(),
  forum_id: forumIdSchema,
  full_name: z.string(),
  email: z.string(),
  organization: z.nullable(z.string()),
  role: z.nullable(z.string()),
  ticket_type: z.nullable(z.string()),
  /** `confirmed` and `pending` are known; others are shown neutrally. */
  status: z.string(),
  registrant_type: z.enum(REGISTRANT_TYPES),
  email_verified: z.boolean(),
  from_known_institution: z.nullable(z.boolean()),
  group_id: z.nullable(z.string()),
  group_size: z.nullable(z.int()),
  is_group_leader: z.boolean(),
  coupon_code: z.nullable(z.string()),
  additional_data: z.nullable(z.record(z.string(), z.json())),
});
export type Registrant = z.infer<typeof registrantSchema>;

/** Matches statuses of people who do not take part, by prefix, since spellings like `cancelled` vary. */
const NOT_TAKING_PART = /^\s*(?:cancel|declin|reject|refund|withdr)/i;

/** False for registrants who have canceled or were refused; campaigns leave them out. */
export const takesPart = ({ status }: Pick<Registrant, 'status'>) => !NOT_TAKING_PART.test(status);
