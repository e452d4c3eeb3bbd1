import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { COLLECTIONS } from '@raade/contracts/collections';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';

interface Backend {
  readonly stack: StackDescription;
  readonly request: APIRequestContext;
}

/** A token that only an emulator takes for its owner's. */
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

const addressOf = ({ stack }: Backend, path: string) => {
  const { firebase, emulators } = stack.environment;
  return `${emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents/${path}`;
};

/** Writes these fields of a document, past rules and functions. */
async function write(backend: Backend, path: string, texts: Readonly<Record<string, string>>) {
  const fields = Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]);
  const mask = Object.keys(texts).map((name) => `updateMask.fieldPaths=${name}`);
  const answer = await backend.request.patch(`${addressOf(backend, path)}?${mask.join('&')}`, {
    ...AS_OWNER,
    data: { fields: Object.fromEntries(fields) as object },
  });
  if (!answer.ok()) throw new Error(`Firestore answered ${answer.status()}`);
}

/** Does something while there is a registrant more than the samples, too many to write to alone. */
export async function withOneMore(backend: Backend, act: () => Promise<void>): Promise<void> {
  const id = randomUUID();
  const path = `${COLLECTIONS.registrants}/${id}`;
  await write(backend, path, { full_name: 'One More', email: `${id}@example.org` });
  try {
    await act();
  } finally {
    await backend.request.delete(addressOf(backend, path), AS_OWNER);
  }
}

/** Changes the words of a campaign, as only who has broken into the database could. */
export function changeWords(backend: Backend, campaignId: string, content: string): Promise<void> {
  return write(backend, `${COLLECTIONS.emailCampaigns}/${campaignId}`, { content });
}
