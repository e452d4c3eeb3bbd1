import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { Accepted, type OnAccepted } from './accepted.ts';
import { brevoRequestSchema, invalidIn, type BrevoRequest } from './brevo-request.schema.ts';
import { Plan, type Planned } from './plan.ts';
import { report, type Reports } from './reports.ts';
import { RateWindow, type RateLimit } from './rate-window.ts';

/**
 * What goes wrong with the next call: before anything is done (`before`), or once all its mails are taken on. A number
 * is the status of an answer that says no.
 */
export type BrevoFault = Planned &
  (
    | {
        readonly at: 'before';
        readonly does: 'drop' | 'hang' | number;
        readonly retryAfter?: string;
      }
    | { readonly at: 'after'; readonly does: 'drop' | 'hang' | number }
  );

export interface BrevoOptions {
  /** 0 takes a free one. */
  readonly port?: number;
  readonly apiKey: string;
  /** Limit of calls. */
  readonly limit?: RateLimit;
  /** Keeps what it gets, for tests that read it. */
  readonly keepsRequests?: boolean;
  readonly onAccepted?: OnAccepted;
  /** The webhook that is told of events. */
  readonly reports?: Reports;
}

/** https://developers.brevo.com/docs/heterogenous-versions-batch-emails */
const KEY_LIVES_MS = 30 * 60 * 1000;
const TAKEN_ON = 201;

export type MisbehavingBrevo = Awaited<ReturnType<typeof startBrevoServer>>;

/** An emulator of `POST /v3/smtp/email` of Brevo that misbehaves on command and counts what it takes on. */
export async function startBrevoServer(options: BrevoOptions) {
  const plan = new Plan<BrevoFault>();
  const accepted = new Accepted(options.onAccepted);
  const requests: BrevoRequest[] = [];
  const keys = new Map<string, number>();
  const tags = new Map<string, readonly string[]>();
  const rate = new RateWindow(options.limit);
  const calls = { total: 0, limited: 0 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.total += 1;
    const body: unknown = await json(request);
    const isWithin = rate.take();
    if (options.limit) response.setHeaders(rateHeaders(options.limit, rate));
    if (request.headers['api-key'] !== options.apiKey) {
      send(response, 401, refusal(401, 'unauthorized').body);
      return;
    }
    if (!isWithin) {
      calls.limited += 1;
      send(response, 429, refusal(429, 'too_many_requests').body);
      return;
    }
    const fault = plan.take(() => true);
    if (fault?.at === 'before') {
      strike(fault, request, response);
      return;
    }
    const answer = takeOn(body);
    if (fault && answer.status === TAKEN_ON) {
      strike(fault, request, response);
      return;
    }
    send(response, answer.status, answer.body);
  }

  function takeOn(body: unknown): { status: number; body: unknown } {
    const checked = brevoRequestSchema.safeParse(body);
    if (!checked.success) return refusal(400, 'invalid_parameter');
    const invalid = invalidIn(checked.data);
    if (invalid !== null) return refusal(400, 'invalid_parameter', invalid);
    const { headers, messageVersions } = checked.data;
    if (isKnown(headers.idempotencyKey)) return refusal(400, 'duplicate_parameter');
    keys.set(headers.idempotencyKey, Date.now());
    if (options.keepsRequests) requests.push(checked.data);
    for (const { to } of messageVersions) {
      to.forEach(({ email }) => accepted.add(email));
      to.forEach(({ email }) => tags.set(email, checked.data.tags ?? []));
    }
    return {
      status: TAKEN_ON,
      body: { messageIds: messageVersions.map(() => `<${randomUUID()}>`) },
    };
  }

  const isKnown = (key: string) => Date.now() < (keys.get(key) ?? 0) + KEY_LIVES_MS;

  const server = createServer((request, response) => {
    // A client that gives up is part of the game.
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();

  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : options.port}`,
    accepted,
    requests,
    /** How many there were, and how many of them came beyond the limit. */
    calls,
    plan: (fault: BrevoFault) => plan.add(fault),
    /** An event about the last mail to an address, as Brevo tells it (https://developers.brevo.com/docs/transactional-webhooks). */
    eventOf: (email: string, event: string, changes: object = {}) => ({
      event,
      email,
      id: 1,
      date: '2026-11-22 20:00:00',
      ts: Math.floor(Date.now() / 1000),
      'message-id': `<${email}>`,
      ts_event: Math.floor(Date.now() / 1000),
      subject: 'Sample',
      tags: tags.get(email) ?? [],
      ...changes,
    }),
    /** Tells the webhook of one event, or of a batch of them; the status of its answer. */
    tell: (events: object) =>
      options.reports
        ? report(options.reports, 'application/json', JSON.stringify(events))
        : Promise.reject(new Error('There is no webhook to tell.')),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function strike(fault: BrevoFault, request: IncomingMessage, response: ServerResponse): void {
  if (fault.does === 'drop') request.socket.destroy();
  if (typeof fault.does !== 'number') return;
  if (fault.at === 'before' && fault.retryAfter)
    response.setHeader('retry-after', fault.retryAfter);
  send(response, fault.does, refusal(fault.does, 'planned_by_the_test').body);
}

function refusal(status: number, code: string, message = code) {
  return { status, body: { code, message } };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** https://developers.brevo.com/docs/limit-headers */
function rateHeaders({ count }: RateLimit, { remaining, resetMs }: RateWindow): Headers {
  return new Headers({
    'x-sib-ratelimit-limit': String(count),
    'x-sib-ratelimit-remaining': String(remaining),
    'x-sib-ratelimit-reset': String(Math.ceil(resetMs / 1000)),
  });
}
