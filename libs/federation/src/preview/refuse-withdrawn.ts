import { WITHDRAWN_FILE, withdrawnFileSchema } from '@raade/contracts/withdrawn-releases';
import type { PreviewRequest } from './parse-preview.ts';
import { PreviewRefused } from './preview-refused.ts';

/** A site that was composed before there was a list has none, and none that was withdrawn. */
async function readWithdrawn(): Promise<Readonly<Record<string, readonly string[]>>> {
  // The browser's cache is not asked: what was fine a minute ago may be withdrawn now.
  const response = await fetch(`/${WITHDRAWN_FILE}`, { cache: 'no-store', redirect: 'error' });
  if (response.status === 404) return {};
  if (!response.ok) throw new Error(`${WITHDRAWN_FILE} answered ${response.status}`);
  return withdrawnFileSchema.parse(await response.json()).releases;
}

/** @throws PreviewRefused if one of the releases is withdrawn, or another error if the site does not say */
export async function refuseWithdrawn(requests: readonly PreviewRequest[]): Promise<void> {
  const withdrawn = await readWithdrawn();
  for (const { remote, release } of requests) {
    if (!withdrawn[remote]?.includes(release)) continue;
    const message = `Release ${release} of ${remote} was withdrawn: the staff page Releases says by whom and why.`;
    throw new PreviewRefused('withdrawn', message);
  }
}
