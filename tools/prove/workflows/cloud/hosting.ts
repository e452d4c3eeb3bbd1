import { hostingRoutes, type Step } from '@raade/publishing/hosting-api/testing/hosting-routes';
import {
  createHostingState,
  type HostingState,
  Refused,
} from '@raade/publishing/hosting-api/testing/hosting-state';
import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import { type Answer, type Asked, type Host, json } from '../network/host.ts';
import { servedSite } from './served-site.ts';

const UPLOADS = 'upload-firebasehosting.googleapis.com';

export interface HostedSite {
  /** Like `giving`. */
  readonly app: string;
  readonly state: HostingState;
  readonly serve: Host;
}

/** Says with which status a request is refused, if it is. */
export type HostingFault = (app: string, step: Step) => number | undefined;

/** The sites of the project on Firebase Hosting, and the API by which they are deployed. */
export class Hosting {
  readonly sites: readonly HostedSite[];
  fault: HostingFault = () => undefined;

  constructor(apps: readonly string[]) {
    this.sites = apps.map((app) => {
      const state = createHostingState(`projects/${PROJECT}/sites/${PROJECT}-${app}`);
      return { app, state, serve: servedSite(state) };
    });
  }

  site(app: string): HostedSite {
    const found = this.sites.find((one) => one.app === app);
    if (!found) throw new Error(`There is no site of ${app}.`);
    return found;
  }

  /** Answers what deploys of sites ask; undefined if that is something else. */
  answer({ method, host, path, query, body }: Asked): Answer | undefined {
    const url = new URL(`https://${host}${path}?${query.toString()}`);
    for (const { app, state } of this.sites) {
      const site = `projects/${PROJECT}/sites/${PROJECT}-${app}`;
      const { step, work } = hostingRoutes(state, { site, origin: `https://${UPLOADS}` })(
        method,
        url,
      );
      const isOwn = step !== 'something else' && step !== 'sign in';
      if (!isOwn || (step === 'upload' && !ownsUpload(state, path))) continue;
      const status = this.fault(app, step);
      if (status !== undefined) return refusal(status, 'UNAVAILABLE', 'Try again later.');
      try {
        return json(work(body));
      } catch (error) {
        if (error instanceof Refused) return refusal(error.status, error.code, error.message);
        throw error;
      }
    }
    return undefined;
  }
}

const refusal = (code: number, status: string, message: string) =>
  json({ error: { code, status, message } }, code);

function ownsUpload(state: HostingState, path: string): boolean {
  const [, id = ''] = /^\/upload\/([0-9a-f]+)\//.exec(path) ?? [];
  return [...state.versions.keys()].some((name) => name.endsWith(`/${id}`));
}
