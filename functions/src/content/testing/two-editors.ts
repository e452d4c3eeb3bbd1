import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import {
  type SaveContentItemRequest,
  saveContentItemResponseSchema,
} from '@raade/contracts/content/drafts';
import {
  type PublishContentRequest,
  publishContentResponseSchema,
  readContentResponseSchema,
} from '@raade/contracts/content/editions';
import { contentRefusalSchema } from '@raade/contracts/content/findings';
import { collection } from '../../base/firestore.ts';
import type { Content } from '@raade/content-model/content.schema';
import { SAMPLE_PARTS } from '@raade/content-model/sample-content';
import type { ContentValue } from '@raade/contracts/content/values';
import { callAs as call } from '../../testing/people/staff-calls.ts';
import { callerAs, callerWith } from '../../testing/caller.ts';
import { clearAll } from '../../testing/mail/registrants.ts';
import { type CallAddress, CALLABLES } from '@raade/contracts/base/callables';

// Lets tests act as two editors of the same content.

export const SAMPLE = SAMPLE_PARTS as unknown as Content;
const [first, second, third] = SAMPLE.speakers;
if (!first || !second || !third) throw new Error('The sample has too few speakers.');
/** Speakers of the sample. */
export const SPEAKERS = [first, second, third] as const;

/** A change of a speaker; of the first by default. */
export const speaker = (changes: object = {}, one = first) => ({
  part: 'speakers' as const,
  item: one.id,
  value: { ...one, ...changes } as ContentValue,
});

const EDITORS = ['ada', 'kofi'] as const;
type EditorName = (typeof EDITORS)[number];
const CLAIMS = { roles: ['editor'] };

/** Creates the accounts of both editors. Each test begins with the sample live and without drafts. */
export function useTwoEditors(): void {
  beforeAll(() => Promise.all(EDITORS.map((uid) => callerWith(CLAIMS, uid))));
  beforeEach(clearAll);
}

/** Makes a call as one of the editors. */
export function callAs(uid: EditorName, address: CallAddress, data: unknown) {
  const caller = callerAs(uid, CLAIMS);
  if (!caller) throw new Error('There is no caller.');
  const token = { ...caller.token, email: `${uid}@example.org` };
  return call({ ...caller, token }, address, data) as Promise<unknown>;
}

/** Saves as an editor who has seen the sample without drafts, by default. */
export async function save(
  uid: EditorName,
  change: Pick<SaveContentItemRequest, 'part' | 'item' | 'value'> & Partial<SaveContentItemRequest>,
) {
  const request = { edition: 'sample', revision: 0, ...change };
  return saveContentItemResponseSchema.parse(await callAs(uid, CALLABLES.saveContentItem, request));
}

/** Saves a draft, and returns its name and revision for a publication. */
export async function draft(uid: EditorName, ...change: Parameters<typeof speaker>) {
  const { part, item, value } = speaker(...change);
  const saved = (await save(uid, { part, item, value })).draft;
  return { part, item, revision: saved?.revision ?? 0 };
}

/** Rolls back from the edition that was seen to another. */
export const rollBack = (edition: string, seen: string, request: string = randomUUID()) =>
  callAs('kofi', CALLABLES.rollBackContent, { request, edition, seen, note: 'Too early.' });

/** Publishes all drafts onto the live sample, by default. */
export async function publish(uid: EditorName, changes: Partial<PublishContentRequest> = {}) {
  const request = { request: randomUUID(), edition: 'sample', drafts: 'all', ...changes };
  return publishContentResponseSchema.parse(await callAs(uid, CALLABLES.publishContent, request));
}

/** Repeats a call while its answer is `unavailable`, as the editor does. */
export async function whileBusy<Answer>(ask: () => Promise<Answer>, times = 5): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (times === 1 || Reflect.get(Object(error), 'code') !== 'unavailable') throw error;
    return whileBusy(ask, times - 1);
  }
}

/** Reads the live content with all drafts, or an edition. */
export async function read(edition?: string) {
  const request = edition === undefined ? {} : { edition };
  return readContentResponseSchema.parse(await callAs('kofi', CALLABLES.readContent, request));
}

/** Code, message and details of what a call is refused with. */
export async function refusalOf(asked: Promise<unknown>) {
  const error: unknown = await asked.then(
    () => new Error('was not refused'),
    (reason: unknown) => reason,
  );
  const { code, message, details } = error as { code: unknown; message: string; details: unknown };
  return { code, message, details: contentRefusalSchema.safeParse(details).data };
}

/** Returns the entries of the audit log, oldest first. */
export async function auditLog(): Promise<readonly Record<string, unknown>[]> {
  const log = collection('auditLog').orderBy('created_at');
  return (await log.get()).docs.map((entry) => entry.data());
}
