import type { DrillSite } from './drill-site.ts';

/** Sets a condition off; what that answers mends what was broken, when it is called. */
export interface Drill {
  /** What happens, for who watches. */
  readonly does: string;
  readonly begin: (site: DrillSite) => Promise<() => Promise<void>>;
}
