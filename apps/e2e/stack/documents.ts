import type { APIRequestContext } from '@playwright/test';
import type { StackDescription } from '@raade/kit/stack/stack-file.ts';

/** The local stack, with access to its database that bypasses rules and functions. */
export interface Backend {
  readonly stack: StackDescription;
  readonly request: APIRequestContext;
}

/** A field in Firestore's REST format. */
type Field =
  | { readonly stringValue: string }
  | { readonly integerValue: string }
  | { readonly timestampValue: string };

/** A token that emulators accept as the owner's. */
export const AS_OWNER = { headers: { authorization: 'Bearer owner' } };

const addressOf = ({ stack }: Backend, path: string) => {
  const { firebase, emulators } = stack.environment;
  return `${emulators?.firestore}/v1/projects/${firebase.projectId}/databases/(default)/documents/${path}`;
};

/** Writes fields of a new or existing document; other fields stay. */
export async function writeFields(
  backend: Backend,
  path: string,
  fields: Readonly<Record<string, Field>>,
): Promise<void> {
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

export async function isThere(backend: Backend, path: string): Promise<boolean> {
  return (await backend.request.get(addressOf(backend, path), AS_OWNER)).ok();
}
