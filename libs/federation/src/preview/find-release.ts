import { describeIssues } from '@raade/contracts/base/describe-issues';
import { describedReleaseSchema, type LiveRelease } from '@raade/contracts/releases/registry';
import {
  type ReleaseDescription,
  releaseDescriptionSchema,
} from '@raade/contracts/releases/release-description';
import { RELEASE_FILE } from '@raade/contracts/releases/releases';
import type { PreviewRequest } from './parse-preview.ts';
import { PreviewRefused } from './preview-refused.ts';

/**
 * The address of a file of another release of the same remote. It is relative to the live release, so that a preview
 * link can never load code from another site.
 */
const addressOf = (live: LiveRelease, release: string, file: string) =>
  new URL(`../${release}/${file}`, live.url).href;

const entryOf = ({ url }: LiveRelease) => new URL(url).pathname.split('/').at(-1) ?? '';

async function readReleaseFile(live: LiveRelease, request: PreviewRequest): Promise<unknown> {
  const { remote, release } = request;
  // Not cached, since a release that is missing now may be published later.
  const response = await fetch(addressOf(live, release, RELEASE_FILE), {
    cache: 'no-store',
    redirect: 'error',
  });
  if (response.status === 404) {
    throw new PreviewRefused('no-release', `${remote} has no release ${release}.`);
  }
  if (!response.ok) throw new Error(`${RELEASE_FILE} answered ${response.status}`);
  return response.json();
}

function checkReleaseFile(value: unknown, { remote, release }: PreviewRequest): ReleaseDescription {
  const result = releaseDescriptionSchema.safeParse(value);
  if (!result.success) {
    const cause = new Error(describeIssues(result.error.issues));
    const message = `What release ${release} of ${remote} says of itself is not valid.`;
    throw new PreviewRefused('invalid-release', message, { cause });
  }
  const description = result.data;
  if (description.name !== remote || description.release !== release) {
    const message = `What lies there is release ${description.release} of ${description.name}, not ${release} of ${remote}.`;
    throw new PreviewRefused('other-remote', message);
  }
  return description;
}

/**
 * Reads `release.json` of a published release and returns the pointer that it would have if it were live.
 * @throws PreviewRefused, or another error if the site does not answer
 */
export async function findRelease(
  live: LiveRelease,
  request: PreviewRequest,
): Promise<LiveRelease> {
  const description = checkReleaseFile(await readReleaseFile(live, request), request);
  return {
    ...describedReleaseSchema.parse(description),
    url: addressOf(live, request.release, entryOf(live)),
  };
}
