import type { APIRequestContext } from '@playwright/test';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';

const mailsSchema = z.array(
  z.object({
    subject: z.string(),
    to: z.array(z.object({ address: z.string() })),
    html: z.string(),
  }),
);

interface Stack {
  readonly stack: StackDescription;
  readonly request: APIRequestContext;
}

/** The mails with this subject that arrived in the inbox of the local stack. */
export async function mailsAbout({ stack, request }: Stack, subject: string) {
  const answer = await request.get(`${stack.origins.inbox}/api/email`);
  return z
    .parse(mailsSchema, await answer.json())
    .filter((mail) => mail.subject === subject)
    .map(({ to, html }) => ({ to: to.map(({ address }) => address).join(), html }));
}
