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

// Two editors at work on the same content.

export const SAMPLE = SAMPLE_PARTS as unknown as Content;
const [first, second, third] = SAMPLE.speakers;
if (!first || !second || !third) throw new Error('The sample has too few speakers.');
/** Speakers of the sample. */
export const SPEAKERS = [first, second, third] as const;

/** A change of a speaker: of the first, if not told otherwise. */
export const speaker = (changes: object = {}, one = first) => ({
  part: 'speakers' as const,
  item: one.id,
  value: { ...one, ...changes } as ContentValue,
});

const EDITORS = ['ada', 'kofi'] as const;
type EditorName = (typeof EDITORS)[number];
const CLAIMS = { roles: ['editor'] };

/** Lets both editors in, and begins each test with the sample live and no draft. */
export function useNewsroom(): void {
  beforeAll(() => Promise.all(EDITORS.map((uid) => callerWith(CLAIMS, uid))));
  beforeEach(clearAll);
}

/** Calls as one of the editors. */
export function callAs(uid: EditorName, address: CallAddress, data: unknown) {
  const caller = callerAs(uid, CLAIMS);
  if (!caller) throw new Error('There is no caller.');
  const token = { ...caller.token, email: `${uid}@example.org` };
  return call({ ...caller, token }, address, data) as Promise<unknown>;
}

/** Saves as an editor who has seen the sample and no draft, if not told otherwise. */
export async function save(
  uid: EditorName,
  change: Pick<SaveContentItemRequest, 'part' | 'item' | 'value'> & Partial<SaveContentItemRequest>,
) {
  const request = { edition: 'sample', revision: 0, ...change };
  return saveContentItemResponseSchema.parse(await callAs(uid, CALLABLES.saveContentItem, request));
}

/** Saves, and names what was saved as a publication does. */
export async function draft(uid: EditorName, ...change: Parameters<typeof speaker>) {
  const { part, item, value } = speaker(...change);
  const saved = (await save(uid, { part, item, value })).draft;
  return { part, item, revision: saved?.revision ?? 0 };
}

/** Goes back from the edition that was seen to another. */
export const rollBack = (edition: string, seen: string, request: string = randomUUID()) =>
  callAs('kofi', CALLABLES.rollBackContent, { request, edition, seen, note: 'Too early.' });

/** Publishes all drafts on the live sample, if not told otherwise. */
export async function publish(uid: EditorName, changes: Partial<PublishContentRequest> = {}) {
  const request = { request: randomUUID(), edition: 'sample', drafts: 'all', ...changes };
  return publishContentResponseSchema.parse(await callAs(uid, CALLABLES.publishContent, request));
}

/** Asks again while the answer is that the same call may succeed in a moment, as the editor does. */
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
