import * as z from 'zod/mini';
import type { RecipientType } from '@raade/contracts/mail/campaigns';

/**
 * The fields of a registrant that a campaign needs. All may be missing: tools write registrants, and no gap may stop a
 * campaign.
 */
export const addresseeSchema = z.object({
  email: z.catch(z.string(), ''),
  full_name: z.catch(z.string(), ''),
  status: z.catch(z.string(), ''),
  ticket_type: z.catch(z.nullable(z.string()), null),
  is_group_leader: z.catch(z.boolean(), false),
});
export interface Addressee extends z.infer<typeof addresseeSchema> {
  /** Id of the registrant; others have none. */
  readonly registrant?: string;
}

/** An addressee who is not a registrant of a forum. Without a status, they count as taking part. */
export const withoutTicket = (
  somebody: Pick<Addressee, 'email' | 'full_name'> & Partial<Pick<Addressee, 'status'>>,
): Addressee => ({ status: '', ticket_type: null, is_group_leader: false, ...somebody });

/** True if a registrant belongs to the group. A ticket counts by its beginning: `student-early-bird` is a student's. */
const BELONGS: Readonly<Record<RecipientType, (addressee: Addressee) => boolean>> = {
  all: () => true,
  students: (addressee) => hasTicket(addressee, 'student'),
  professionals: (addressee) => hasTicket(addressee, 'professional'),
  'group-leaders': ({ is_group_leader }) => is_group_leader,
};

export function belongsTo(group: RecipientType, addressee: Addressee): boolean {
  return BELONGS[group](addressee);
}

const hasTicket = ({ ticket_type }: Addressee, begin: string) =>
  (ticket_type ?? '').trim().toLowerCase().startsWith(begin);
