import type { APIRequestContext } from '@playwright/test';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';
import * as z from 'zod/mini';

/** The stack, and a way to its database that neither rules nor functions see. */
export interface Backend {
  readonly stack: StackDescription;
  readonly request: APIRequestContext;
}

/** Fields as Firestore's REST interface writes them. */
type Fields = Readonly<
  Record<string, { readonly stringValue: string } | { readonly timestampValue: string }>
>;

/** A token that only an emulator takes for its owner's. */
const AS_OWNER = { headers: { authorization: 'Bearer owner' } };
const MOST_LISTED = 300;

const listSchema = z.object({ documents: z.array(z.object({ name: z.string() })) });

const addressOf = ({ stack }: Backend, path: string) => {
  const { firebase, emulators } = stack.environment;
  return `${emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents/${path}`;
};

/** Writes these fields of a document, and leaves its others. */
export async function writeFields(backend: Backend, path: string, fields: Fields): Promise<void> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  const answer = await backend.request.patch(`${addressOf(backend, path)}?${mask.join('&')}`, {
    ...AS_OWNER,
    data: { fields },
  });
  if (!answer.ok()) throw new Error(`Firestore answered ${answer.status()}`);
}

export async function removeDocument(backend: Backend, path: string): Promise<void> {
  await backend.request.delete(addressOf(backend, path), AS_OWNER);
}

/** The ids of a collection's documents, as many as a story has. */
export async function idsIn(backend: Backend, collection: string): Promise<string[]> {
  const address = `${addressOf(backend, collection)}?pageSize=${MOST_LISTED}`;
  const answer = await backend.request.get(address, AS_OWNER);
  const { documents } = z.parse(listSchema, await answer.json());
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
}
