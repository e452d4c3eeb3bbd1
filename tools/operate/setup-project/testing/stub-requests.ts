import type { Send } from '../../cloud/send.ts';
import { Answers } from '../../doctor/testing/answers.ts';
import { NUMBER, PROJECT } from '../../doctor/testing/healthy-project.ts';

const SERVICE = 'serviceusage.googleapis.com';
const SIGN_IN = `identitytoolkit.googleapis.com/admin/v2/projects/${PROJECT}/config`;

/** Google's answers to requests for which there is no command. Changes are visible in later answers. */
export class StubRequests extends Answers {
  /** All requests that changed something. */
  readonly changes: string[] = [];

  constructor() {
    super();
    const parent = `projects/${NUMBER}`;
    this.json(`GET ${SERVICE}/v1/projects/${PROJECT}/services/${SERVICE}`, { parent });
  }

  /** @param grants lines with a resource, a role and a member */
  sendWith(grants: () => string): Send {
    return async (address, init) => {
      const { method = 'GET', body } = init;
      const { host, pathname } = address;
      const policy = /([^/]+)(?::getIamPolicy|\/iam)$/.exec(decodeURIComponent(pathname))?.[1];
      if (policy !== undefined) return Response.json({ bindings: bindingsIn(grants(), policy) });
      if (method === 'GET') return this.send(address, init);
      this.changes.push(`${method} ${host}${pathname}`);
      this.#change(method, host + pathname, JSON.parse(body as string) as object);
      return Response.json({});
    };
  }

  #change(method: string, place: string, body: object): void {
    if (place.endsWith(':initializeAuth')) {
      this.json(`GET ${SIGN_IN}`, { subtype: 'IDENTITY_PLATFORM', authorizedDomains: [] });
    } else if (method === 'PATCH') {
      this.json(`GET ${place}`, merged(this.get(`GET ${place}`)?.body ?? {}, body));
    } else {
      const field = place.split('/').at(-1) ?? '';
      const found = this.get(`GET ${place}`)?.body as Record<string, object[]> | undefined;
      const all = found?.[field] ?? [];
      const name = `${place.replace(/^[^/]+\/v\d+\//, '')}/${all.length + 1}`;
      this.json(`GET ${place}`, { [field]: [...all, { ...body, name }] });
    }
  }
}

const bindingsIn = (grants: string, thing: string) =>
  grants
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([name]) => name === thing)
    .map(([, role, member]) => ({ role, members: [member] }));

/** Merges a change into a value. */
function merged(found: unknown, change: unknown): unknown {
  if (!isRecord(found) || !isRecord(change)) return change;
  const fields = Object.entries(change).map(([name, value]) => [name, merged(found[name], value)]);
  return { ...found, ...(Object.fromEntries(fields) as object) };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
