import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeIssues } from '@raade/contracts/describe-issues';
import { type RemoteManifest, remoteManifestSchema } from '@raade/contracts/remote';
import semver from 'semver';
import { Failure } from '@raade/contracts/failure';

/**
 * Reads and checks the `remote.json` of an app.
 * Throws one message that names the file and each problem.
 */
export function readRemoteManifest(appDir: string): RemoteManifest {
  const file = path.join(appDir, 'remote.json');
  const name = path.relative(process.cwd(), file);
  const manifest = remoteManifestSchema.safeParse(parseJson(file, name));
  if (!manifest.success) {
    throw new Failure(`${name} is not valid:\n${describeIssues(manifest.error.issues)}`);
  }
  if (semver.validRange(manifest.data.platform) === null) {
    throw new Failure(`${name} is not valid:\nplatform: must be a semver range, like "^1.0.0"`);
  }
  return manifest.data;
}

function parseJson(file: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Failure(
      `${name} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
      {
        cause,
      },
    );
  }
}
