import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { type RemoteManifest, remoteManifestSchema } from '@raade/contracts/releases/remote';
import { Failure } from '@raade/contracts/base/failure';

/** One or more ranges like `^1.2.0`, separated by `||`. */
const PLATFORM_RANGE = /^\^\d+\.\d+\.\d+( \|\| \^\d+\.\d+\.\d+)*$/;

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
  if (!PLATFORM_RANGE.test(manifest.data.platform)) {
    throw new Failure(
      `${name} is not valid:\nplatform: must be the version that it needs, like "^1.2.0", or two of them: "^1.2.0 || ^2.0.0". A wider range includes untested versions, and a single version blocks every later shell.`,
    );
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
