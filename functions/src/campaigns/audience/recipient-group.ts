import * as z from 'zod/mini';
import type { RecipientType } from '@raade/contracts/campaigns';

/** What a campaign needs of a registrant. Tools write registrants, so nothing that they lack stops a campaign. */
export const addresseeSchema = z.object({
  email: z.catch(z.string(), ''),
  full_name: z.catch(z.string(), ''),
  ticket_type: z.catch(z.nullable(z.string()), null),
  is_group_leader: z.catch(z.boolean(), false),
});
export type Addressee = z.infer<typeof addresseeSchema>;

/** Whether a registrant is written to. A ticket like `student-early-bird` counts by what it begins with. */
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
