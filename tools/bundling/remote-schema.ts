import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import * as z from 'zod/mini';

/** The JSON Schema of `remote.json`, for code editors, generated from the zod schema of the build. */
export function remoteJsonSchema(): string {
  const schema = {
    title: 'What a remote of the RAADE site says of itself',
    ...z.toJSONSchema(remoteManifestSchema, { target: 'draft-7' }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
