import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import * as z from 'zod/mini';

/** The JSON Schema that editors check a `remote.json` with, made from the schema that the build checks it with. */
export function remoteJsonSchema(): string {
  const schema = {
    title: 'What a remote of the RAADE site says of itself',
    ...z.toJSONSchema(remoteManifestSchema, { target: 'draft-7' }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
