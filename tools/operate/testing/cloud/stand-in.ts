import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOfGoogle, type Request } from './google-api.ts';
import { answerOfBrevo, answerOfStripe } from './other-apis.ts';
import { Refusal } from './refusals.ts';
import type { Resource, World } from './world.ts';

/** A server that speaks for Google, Stripe, Brevo and the sites, each below the name of its host. */
export interface StandIn {
  readonly url: string;
  /** Called with the number of each request that changes something, before it is done, and once it is. */
  onChange: (number: number, when: 'before' | 'after') => void | Promise<void>;
  close(): Promise<void>;
}

/** Requests that read by POST. */
const READS = /:getIamPolicy$/;

export async function startStandIn(world: () => World, projectId: string): Promise<StandIn> {
  let changes = 0;
  const standIn = {
    url: '',
    onChange: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  } as StandIn & { url: string };
  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing);
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { request, form } = await parsed(incoming);
    const { method, host, path } = request;
    const line = `${method} ${host}${path}`;
    world().requests.push(line);
    const isChange = method !== 'GET' && !READS.test(path) && isApi(host);
    if (!isChange) return respond(outgoing, () => answer(world(), projectId, request, form));
    changes += 1;
    const number = changes;
    await standIn.onChange(number, 'before');
    world().changes.push(line);
    const result = attempt(() => answer(world(), projectId, request, form));
    await standIn.onChange(number, 'after');
    respond(outgoing, () => {
      if (result.error) throw result.error;
      return result.value;
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

const isApi = (host: string) =>
  host.endsWith('.googleapis.com') || host === 'api.stripe.com' || host === 'api.brevo.com';

function answer(world: World, projectId: string, request: Request, form: URLSearchParams): unknown {
  if (request.host === 'api.stripe.com') return answerOfStripe(world, request, form);
  if (request.host === 'api.brevo.com') return answerOfBrevo(world, request);
  if (isApi(request.host)) return answerOfGoogle(world, projectId, request);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Page(world.get(`page/${method} ${request.host}${request.path}`));
}

/** An answer of a site or a function: `{ status, headers, body }`. */
class Page {
  readonly resource: Resource | undefined;

  constructor(resource: Resource | undefined) {
    this.resource = resource;
  }
}

function attempt(work: () => unknown): { value?: unknown; error?: unknown } {
  try {
    return { value: work() };
  } catch (error) {
    return { error };
  }
}

function respond(outgoing: ServerResponse, work: () => unknown): void {
  const { value, error } = attempt(work);
  if (error !== undefined) {
    const known = error instanceof Refusal ? error : new Refusal(500, 'INTERNAL', String(error));
    send(outgoing, known.status, {}, JSON.stringify(known.body));
  } else if (value instanceof Page) {
    const { status = 404, headers = {}, body = '' } = value.resource ?? {};
    send(outgoing, status as number, headers as Record<string, string>, body as string);
  } else send(outgoing, 200, {}, JSON.stringify(value));
}

function send(
  outgoing: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  outgoing.end(body);
}

async function parsed(incoming: IncomingMessage) {
  const url = new URL(incoming.url ?? '/', 'http://stand-in');
  const [, host = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const sent = await text(incoming);
  const isForm = incoming.headers['content-type']?.includes('urlencoded') ?? false;
  const body = sent !== '' && !isForm ? (JSON.parse(sent) as Resource) : {};
  const { method = 'GET' } = incoming;
  const request: Request = {
    method,
    host,
    path: `/${rest.join('/')}`,
    query: url.searchParams,
    body,
  };
  return { request, form: new URLSearchParams(isForm ? sent : '') };
}
