import { parsedJson } from '@raade/contracts/base/parsed-json';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { type ReleasedFile, type Release, releaseSchema } from '@raade/contracts/releases/release';
import { type Pointer, RELEASE_FILE } from '@raade/contracts/releases/releases';
import { integrityOf, releaseIdOf } from '../releases/release-id.ts';

/** Reads a file of a release, from a folder or from its site. The content is not trusted. */
export type ReadRelease = (app: string, release: string, file: string) => Promise<Uint8Array>;

/** A release whose files are checked by the hashes in `release.json`. The digest in its pointer confirms that file. */
export interface OpenRelease {
  readonly file: Release;
  /** Reads a file as text. Rejects if it is not the published file. */
  readonly text: (path: string) => Promise<string>;
}

const textOf = (content: Uint8Array) => new TextDecoder().decode(content);

/** Parses the untrusted text of a `release.json` and checks app and id. Throws a `Failure` that names the app. */
export function parseReleaseFile(app: string, release: string, text: string): Release {
  const result = releaseSchema.safeParse(parsedJson(text));
  const title = `${RELEASE_FILE} of ${app} ${release}`;
  if (!result.success) {
    throw new Failure(`${title} is not valid:\n${describeIssues(result.error.issues)}`);
  }
  const { name, files } = result.data;
  if (name !== app) throw new Failure(`${title} is that of ${name}.`);
  const id = releaseIdOf(files);
  if (result.data.release !== release || id !== release) {
    throw new Failure(`${title} lists other files than it was published with: their id is ${id}.`);
  }
  return result.data;
}

/** True if a content has the size and hash of the published file. */
export function isPublished({ size, integrity }: ReleasedFile, content: Uint8Array): boolean {
  return content.length === size && integrityOf(content) === integrity;
}

/** Opens the release of a pointer. Rejects with a `Failure` if its `release.json` does not match the digest. */
export async function openRelease(read: ReadRelease, pointer: Pointer): Promise<OpenRelease> {
  const { app, release, digest } = pointer;
  const content = await read(app, release, RELEASE_FILE);
  if (integrityOf(content) !== digest) {
    throw new Failure(
      `${RELEASE_FILE} of ${app} ${release} is not the one that its pointer names.`,
    );
  }
  const file = parseReleaseFile(app, release, textOf(content));
  const filesByPath = new Map(file.files.map((entry) => [entry.path, entry]));
  return {
    file,
    async text(path) {
      const publishedFile = filesByPath.get(path);
      if (!publishedFile) throw new Failure(`The release ${release} of ${app} has no ${path}.`);
      const fileContent = await read(app, release, path);
      if (isPublished(publishedFile, fileContent)) return textOf(fileContent);
      throw new Failure(`${path} of ${app} ${release} is not the file that was published.`);
    },
  };
}
