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
 * A file of another release of the same remote. It lies beside the live one, so on the same site: nothing that
 * a link says can lead anywhere else.
 */
const besideLive = (live: LiveRelease, release: string, file: string) =>
  new URL(`../${release}/${file}`, live.url).href;

const entryOf = ({ url }: LiveRelease) => new URL(url).pathname.split('/').at(-1) ?? '';

async function readReleaseFile(live: LiveRelease, request: PreviewRequest): Promise<unknown> {
  const { remote, release } = request;
  // The browser's cache is not asked: a release that is missing today may be published tomorrow.
  const response = await fetch(besideLive(live, release, RELEASE_FILE), {
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
  const found = result.data;
  if (found.name !== remote || found.release !== release) {
    const message = `What lies there is release ${found.release} of ${found.name}, not ${release} of ${remote}.`;
    throw new PreviewRefused('other-remote', message);
  }
  return found;
}

/**
 * A published release as if it were live, from what the release says of itself on the site of the live one.
 * @throws PreviewRefused, or another error if the site does not answer
 */
export async function findRelease(
  live: LiveRelease,
  request: PreviewRequest,
): Promise<LiveRelease> {
  const found = checkReleaseFile(await readReleaseFile(live, request), request);
  return {
    ...describedReleaseSchema.parse(found),
    url: besideLive(live, request.release, entryOf(live)),
  };
}
