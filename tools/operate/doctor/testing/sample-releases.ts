import { type Pointer, RELEASE_FILE } from '@raade/contracts/releases/releases';
import { SHELL } from '@raade/contracts/releases/shell-files';
import { integrityOf, releaseIdOf } from '@raade/publishing/releases/release-id';
import { remoteFile, shellFile } from '@raade/publishing/testing/sample-release';

/** A release with two files and its pointer. */
export function sampleReleaseOf(app: string): {
  readonly pointer: Pointer;
  readonly files: ReadonlyMap<string, string>;
} {
  const contents = new Map([
    ['remoteEntry.js', `// ${app}`],
    ['js/page.js', `// a page of ${app}`],
  ]);
  const files = [...contents].map(([path, content]) => ({
    path,
    size: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  const release = releaseIdOf(files);
  const described = app === SHELL ? shellFile() : remoteFile(app);
  const file = { ...described, release, files };
  const text = JSON.stringify(file);
  contents.set(RELEASE_FILE, text);
  return { pointer: { app, release, digest: integrityOf(text) }, files: contents };
}
