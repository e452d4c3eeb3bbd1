import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_SCHEMA_FILE } from './app.build.ts';
import { WORKSPACE } from './workspace.ts';
import { remoteJsonSchema } from './remote-schema.ts';

await writeFile(path.join(WORKSPACE, REMOTE_SCHEMA_FILE), remoteJsonSchema());
console.log(`Wrote ${REMOTE_SCHEMA_FILE}.`);
