import type { Cloud } from '../cloud/cloud.ts';
import type { Send } from '../cloud/send.ts';
import type { Production } from '../wanted/production.ts';
import type { Finding } from './finding.ts';
import type { DeployedFunction } from './deployed-functions.ts';

/** What every site has, wherever it runs. */
export interface Site {
  readonly cloud: Cloud;
  readonly send: Send;
  /** The project whose Firestore it is. */
  readonly projectId: string;
  /** Origins of the sites of all apps. */
  readonly origins: ReadonlyMap<string, string>;
  readonly functionAddress: (name: string) => string;
  readonly now: () => number;
}

/** A site in production. */
export interface LiveSite extends Site {
  readonly production: Production;
  readonly functions: readonly DeployedFunction[];
  /** When the certificate that a host shows ends. */
  readonly certificateEnd: (host: string) => Promise<number>;
}

/** Looks at one thing, of which it may find several wrong. */
export interface Check<Examined extends Site = Site> {
  readonly id: string;
  readonly title: string;
  readonly look: (examined: Examined) => Promise<readonly Finding[]>;
}
