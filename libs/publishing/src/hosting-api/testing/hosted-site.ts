import { readFileSync } from 'node:fs';
import path from 'node:path';
import { servedSite } from '../../hosting/serving-config.ts';
import type { LiveSite } from '../../live-site/live-site.ts';
import { hostingSite } from '../hosting-site.ts';
import type { HostingServer } from './hosting-server.ts';

const firebaseJson: unknown = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../../firebase.json'), 'utf8'),
);
const [project, id] = ['demo-raade', 'demo-raade-shell'];

/** The resource name of the shell's site. */
export const SITE = `projects/${project}/sites/${id}`;

interface Hooks {
  /** Called before each request. A test throws here to simulate a crash. */
  readonly beforeRequest?: () => void;
  /** Called in place of each pause. */
  readonly pause?: (milliseconds: number) => void;
}

/** The adapter for Firebase Hosting, connected to a fake server, with pauses that take no time. */
export function hostedSite(
  { origin }: HostingServer,
  { beforeRequest = () => undefined, pause = () => undefined }: Hooks = {},
): LiveSite {
  return hostingSite({
    api: origin,
    projectId: project,
    siteId: id,
    siteConfig: servedSite(firebaseJson, 'shell'),
    token: () => {
      beforeRequest();
      return Promise.resolve('a token');
    },
    pause: (milliseconds) => {
      pause(milliseconds);
      return Promise.resolve();
    },
  });
}
