import type { Cloud } from '../cloud/open-cloud.ts';
import type { Send } from '../cloud/send.ts';
import type { Production } from '../required/production.ts';
import { fail, type Finding, orOk } from './finding.ts';

/** A site that the doctor checks: a project or the local stack. */
export interface Site {
  readonly cloud: Cloud;
  readonly send: Send;
  /** Id of the project that contains its Firestore. */
  readonly projectId: string;
  /** The origin of each app, by its name. */
  readonly origins: ReadonlyMap<string, string>;
  readonly functionAddress: (name: string) => string;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

/** A deployed function, as the API of Cloud Functions describes it. */
export interface DeployedFunction {
  readonly name: string;
  readonly state: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** A site in production. */
export interface LiveSite extends Site, Production {
  readonly functions: readonly DeployedFunction[];
  /** The TXT and CNAME records of a name; none if it does not exist. */
  readonly dnsRecords: (name: string) => Promise<readonly string[]>;
}

/** A check of one topic, which may find several problems. */
export interface Check<CheckedSite extends Site = Site> {
  readonly id: string;
  readonly title: string;
  readonly run: (site: CheckedSite) => Promise<readonly Finding[]>;
}

/** Makes a check of resources that `setup:project` creates. Running it again solves problems that are strings. */
export const setupCheck = (
  id: string,
  title: string,
  problemsOf: (site: LiveSite) => Promise<readonly (string | Finding)[]>,
): Check<LiveSite> => ({
  id,
  title,
  async run(site) {
    const todo = `npm run setup:project -- --project ${site.projectId}`;
    const problems = await problemsOf(site);
    const findings = problems.map((item) => (typeof item === 'string' ? fail(item, todo) : item));
    return orOk(findings, title);
  },
});
