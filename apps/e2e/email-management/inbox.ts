import * as z from 'zod/mini';
import type { Backend } from '../stack/documents.ts';

const mailsSchema = z.array(
  z.object({
    subject: z.string(),
    to: z.array(z.object({ address: z.string() })),
    html: z.string(),
  }),
);

/** Reads the mails with this subject from the inbox of the local stack. */
export async function mailsAbout({ stack, request }: Backend, subject: string) {
  const answer = await request.get(`${stack.origins.inbox}/api/email`);
  return z
    .parse(mailsSchema, await answer.json())
    .filter((mail) => mail.subject === subject)
    .map(({ to, html }) => ({ to: to.map(({ address }) => address).join(), html }));
}
