import { lock } from 'proper-lockfile';

/** The time that a deploy or a composition of another process may take. */
const PATIENCE = { retries: 1200, factor: 1, minTimeout: 250, maxTimeout: 250 };

/**
 * Works with the folders of the sites while no other process does.
 * @param sitesDir holds a folder for each site
 */
export async function withSitesLock<Result>(
  sitesDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const release = await lock(sitesDir, { retries: PATIENCE });
  try {
    return await work();
  } finally {
    await release();
  }
}
