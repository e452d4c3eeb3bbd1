import { COLLECTIONS } from '@raade/contracts/base/collections';
import { LOCAL_PROJECT_ID, SEEDED_RELEASER } from '@raade/contracts/local/local-stack';
import type { Pointers } from '@raade/publishing/compose/compose-shell';
import { Failure } from '@raade/contracts/base/failure';
import type { Origins } from '@raade/kit/stack/addresses.ts';

/** A field in the format of Firestore's REST API. */
type Value = Readonly<Record<string, unknown>>;

const textField = (stringValue: string): Value => ({ stringValue });

/**
 * Makes releases live by writing pointers directly into Firestore, in the format of the functions. No checks are
 * needed, since this machine has just staged the releases.
 */
export async function seedPointers(
  origins: Origins,
  pointers: Pointers,
  revision = 1,
): Promise<void> {
  const documents = `${origins.firestore}/v1/projects/${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  const moved_at: Value = { timestampValue: new Date().toISOString() };
  const writes = Object.values(pointers).map(async ({ app, release, digest }) => {
    const pointer = { app: textField(app), release: textField(release), digest: textField(digest) };
    const fields = {
      revision: { integerValue: revision },
      pointer: { mapValue: { fields: pointer } },
      kind: textField('publish'),
      moved_by: textField(SEEDED_RELEASER.email),
      moved_at,
      history: { arrayValue: { values: [] } },
    };
    const response = await fetch(`${documents}/${COLLECTIONS.releasePointers}/${app}`, {
      method: 'PATCH',
      // For this token, Firestore's emulator ignores the rules.
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
    if (!response.ok)
      throw new Failure(`The pointer of ${app} was not written: ${response.status}.`);
  });
  await Promise.all(writes);
}
