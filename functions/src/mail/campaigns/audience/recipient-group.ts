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

/** An addressee who is not a registrant of a forum. Without a status, nobody is left out as canceled. */
export const nonRegistrant = (
  somebody: Pick<Addressee, 'email' | 'full_name'> & Partial<Pick<Addressee, 'status'>>,
): Addressee => ({ status: '', ticket_type: null, is_group_leader: false, ...somebody });

/** The test of each group. Only the beginning of a ticket type counts: `student-early-bird` is for students. */
const MEMBERSHIP_TESTS: Readonly<Record<RecipientType, (addressee: Addressee) => boolean>> = {
  all: () => true,
  students: (addressee) => hasTicket(addressee, 'student'),
  professionals: (addressee) => hasTicket(addressee, 'professional'),
  'group-leaders': ({ is_group_leader }) => is_group_leader,
};

export function belongsTo(group: RecipientType, addressee: Addressee): boolean {
  return MEMBERSHIP_TESTS[group](addressee);
}

const hasTicket = ({ ticket_type }: Addressee, begin: string) =>
  (ticket_type ?? '').trim().toLowerCase().startsWith(begin);
