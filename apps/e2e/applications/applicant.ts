import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { COLLECTIONS } from '@raade/contracts/base/collections';
import { CALLABLES } from '@raade/contracts/base/callables';
import * as z from 'zod/mini';
import { AS_OWNER, type Backend } from '../stack/documents.ts';

/** The request that creates an application. */
export const COMMIT = '**/documents:commit*';
export const ACKNOWLEDGE = `**/${CALLABLES.acknowledgeApplication}`;

/** A unique address per test, so that tests on one stack do not interfere. */
export const sampleAddress = () => `applicant-${randomUUID().slice(0, 8)}@example.org`;

export async function fillStudentForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Sample Student');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('University').fill('Sample University,');
  await page.getByLabel('Major').fill('Engineering');
  await page.getByLabel('Why Join RAADE').fill('To build things that last.');
}

export async function fillPartnerForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Organization Name').fill('Sample Organisation');
  await page.getByLabel('Contact Name').fill('Sample Contact');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Organization Type').selectOption('Nonprofit');
  await page.getByLabel('Country').selectOption('Ghana');
  await page
    .getByLabel('Project Idea')
    .fill(`${'A cold store that runs on sunlight. '.repeat(3)}End.`);
}

/** Sends the request to the server, and drops the answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

const valueSchema = z.record(z.string(), z.unknown());
const foundSchema = z.array(
  z.object({ document: z.optional(z.object({ fields: z.record(z.string(), valueSchema) })) }),
);

/** Reads the documents of a collection with this text in a field, bypassing the rules as only the emulator allows. */
export async function documentsOf(
  { stack, request }: Backend,
  collectionId: keyof typeof COLLECTIONS,
  field: 'email' | 'to' | 'donor_email' | 'subject',
  text: string,
) {
  const { firebase, emulators } = stack.environment;
  const documents = `projects/${firebase.projectId}/databases/(default)/documents`;
  const answer = await request.post(`${emulators?.firestore}/v1/${documents}:runQuery`, {
    ...AS_OWNER,
    data: {
      structuredQuery: {
        from: [{ collectionId: COLLECTIONS[collectionId] }],
        where: {
          fieldFilter: {
            field: { fieldPath: field },
            op: 'EQUAL',
            value: { stringValue: text },
          },
        },
      },
    },
  });
  return z
    .parse(foundSchema, await answer.json())
    .flatMap(({ document }) => (document ? [plain(document.fields)] : []));
}

/** Firestore values without their type names. */
function plain(fields: Record<string, Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]),
  );
}
