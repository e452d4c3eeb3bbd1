import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_SCHEMA_FILE } from './app.build.ts';
import { WORKSPACE } from './workspace.ts';
import { remoteJsonSchema } from './remote-schema.ts';

// This package must not import `tools/kit`, which has the helper for commands.
if (process.argv.includes('--help')) {
  console.log(
    `node tools/bootstrap.mjs schemas: Writes ${REMOTE_SCHEMA_FILE}, with which editors check remote.json.`,
  );
} else {
  await writeFile(path.join(WORKSPACE, REMOTE_SCHEMA_FILE), remoteJsonSchema());
  console.log(`Wrote ${REMOTE_SCHEMA_FILE}.`);
}
