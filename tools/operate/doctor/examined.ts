import type { Cloud } from '../cloud/open-cloud.ts';
import type { Send } from '../cloud/send.ts';
import type { Production } from '../wanted/production.ts';
import { fail, type Finding, orOk } from './finding.ts';

/** A site, wherever it runs. */
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

/** A function as Google has it. */
export interface DeployedFunction {
  readonly name: string;
  readonly state: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A site in production. */
export interface LiveSite extends Site, Production {
  readonly functions: readonly DeployedFunction[];
  /** When the certificate that a host shows ends. */
  readonly certificateEnd: (host: string) => Promise<number>;
  /** The TXT and CNAME records of a name, as texts; none if there is no such name. */
  readonly lookUp: (name: string) => Promise<readonly string[]>;
}

/** Looks at one thing, of which it may find several wrong. */
export interface Check<Examined extends Site = Site> {
  readonly id: string;
  readonly title: string;
  readonly look: (examined: Examined) => Promise<readonly Finding[]>;
}

/** A check of what `setup:project` makes: a lack that is a plain text is put right by running that again. */
export const setupCheck = (
  id: string,
  title: string,
  lacks: (site: LiveSite) => Promise<readonly (string | Finding)[]>,
): Check<LiveSite> => ({
  id,
  title,
  async look(site) {
    const again = `npm run setup:project -- --project ${site.projectId}`;
    const found = await lacks(site);
    const findings = found.map((one) => (typeof one === 'string' ? fail(one, again) : one));
    return orOk(findings, title);
  },
});
