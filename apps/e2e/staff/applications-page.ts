import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  APPLICATION_COLLECTIONS,
  NEW_APPLICATION,
  type StudentApplication,
} from '@raade/contracts/applications/application.schema';
import type { Claims } from '@raade/contracts/staff/claims';
import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { STAFF_ROLES } from '@raade/contracts/staff/roles';
import { AS_OWNER, type Backend, writeFields } from '../stack/documents.ts';

/** Address of the applications tab, with these parameters. */
export const applicationsAt = (parameters: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams({ tab: 'applications', ...parameters })}`;

export const statusOf = (record: Locator) => record.getByLabel('Status', { exact: true });
export const save = (record: Locator) => record.getByRole('button', { name: 'Save' });

/** Puts a student's application into the stack, past the form. */
export async function receiveStudent(
  backend: Backend,
  application: Partial<StudentApplication>,
): Promise<void> {
  const texts = { ...SAMPLE_STUDENT, ...application, status: NEW_APPLICATION };
  const fields = Object.entries(texts).map(
    ([name, stringValue]) => [name, { stringValue }] as const,
  );
  await writeFields(backend, `${APPLICATION_COLLECTIONS.student}/${randomUUID()}`, {
    ...Object.fromEntries(fields),
    created_at: { timestampValue: new Date().toISOString() },
  });
}

/** Makes an account that can sign in with the address and the password; it is staff if its claims say so. */
export async function makeAccount({ stack, request }: Backend, claims: Claims) {
  const { firebase, emulators } = stack.environment;
  const accounts = `${emulators?.auth}/identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts`;
  const id = randomUUID().slice(0, 8);
  const member = { email: `account-${id}@raade.test`, password: 'raade-local' };
  const created = await request.post(accounts, { ...AS_OWNER, data: member });
  const { localId } = (await created.json()) as { localId: string };
  const proven = { localId, customAttributes: JSON.stringify(claims), emailVerified: true };
  await request.post(`${accounts}:update`, { ...AS_OWNER, data: proven });
  return member;
}

/** Makes another member of the staff. */
export const hireStaff = (backend: Backend) => makeAccount(backend, { roles: STAFF_ROLES });
