import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOfGoogle } from './google-api.ts';
import { answerOfBrevo, answerOfStripe } from './other-apis.ts';
import { Refusal } from './refusals.ts';
import type { Request } from './request.ts';
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
    const work = () => answer(world(), projectId, request, form);
    if (!isChange) {
      respond(outgoing, attempt(work));
      return;
    }
    changes += 1;
    const number = changes;
    await standIn.onChange(number, 'before');
    world().changes.push(line);
    const result = attempt(work);
    await standIn.onChange(number, 'after');
    respond(outgoing, result);
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

interface Result {
  readonly value?: unknown;
  readonly refusal?: Refusal;
}

function attempt(work: () => unknown): Result {
  try {
    return { value: work() };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error };
    const message = error instanceof Error ? error.message : 'It failed.';
    return { refusal: new Refusal(500, 'INTERNAL', message) };
  }
}

function respond(outgoing: ServerResponse, { value, refusal }: Result): void {
  if (refusal) {
    send(outgoing, refusal.status, {}, JSON.stringify(refusal.body));
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
