import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import {
  APPLICATION_COLLECTIONS,
  NEW_APPLICATION,
  type StudentApplication,
} from '@raade/contracts/applications/application.schema';
import { SAMPLE_STUDENT } from '@raade/contracts/testing/sample-applications';
import { type Backend, writeFields } from '../stack/documents.ts';

/** Address of the applications tab, with these parameters. */
export const applicationsAt = (parameters: Readonly<Record<string, string>>) =>
  `/admin/reconciliation?${new URLSearchParams({ tab: 'applications', ...parameters })}`;

export const statusOf = (record: Locator) => record.getByLabel('Status', { exact: true });
export const accept = (record: Locator) => record.getByRole('button', { name: 'Accept' });
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
