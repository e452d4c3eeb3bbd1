import { lock } from 'proper-lockfile';

/** Waits up to five minutes (1200 times 250 ms) for the deploy or composition of another process. */
const RETRIES = { retries: 1200, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Runs `work` while no other process changes the folders of the sites.
 * @param sitesDir the folder with one folder per site
 */
export async function withSitesLock<Result>(
  sitesDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await lock(sitesDir, { retries: RETRIES });
  try {
    return await work();
  } finally {
    await release();
  }
}
