import type { APIRequestContext } from '@playwright/test';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';

interface Stack {
  readonly stack: StackDescription;
  readonly request: APIRequestContext;
}

/** Past the rules, as only an emulator allows. */
const headers = { authorization: 'Bearer owner' };

const foundSchema = z.array(z.object({ document: z.optional(z.object({ name: z.string() })) }));

function documentsUrl({ stack: { environment } }: Stack): string {
  const { firebase, emulators } = environment;
  return `${emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents`;
}

/** The payment of this donor, by what the ledger says. */
export async function paymentOf(stack: Stack, email: string): Promise<string> {
  const value = { stringValue: email };
  const answer = await stack.request.post(`${documentsUrl(stack)}:runQuery`, {
    headers,
    data: {
      structuredQuery: {
        from: [{ collectionId: COLLECTIONS.donations }],
        where: { fieldFilter: { field: { fieldPath: 'donor_email' }, op: 'EQUAL', value } },
      },
    },
  });
  const [found] = z.parse(foundSchema, await answer.json());
  return found?.document?.name.split('/').at(-1) ?? 'no payment was found';
}

export async function loseDonation(stack: Stack, paymentId: string): Promise<void> {
  const url = `${documentsUrl(stack)}/${COLLECTIONS.donations}/${paymentId}`;
  await stack.request.delete(url, { headers });
}

/** Has the ledger say another amount. */
export async function setAmount(stack: Stack, paymentId: string, cents: number): Promise<void> {
  const url = `${documentsUrl(stack)}/${COLLECTIONS.donations}/${paymentId}`;
  await stack.request.patch(`${url}?updateMask.fieldPaths=amount_cents`, {
    headers,
    data: { fields: { amount_cents: { integerValue: String(cents) } } },
  });
}
