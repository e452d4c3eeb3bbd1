import { Failure } from '@raade/contracts/failure';
import * as z from 'zod/mini';
import type { Send } from './send.ts';

const BASE = 'https://api.stripe.com/v1/webhook_endpoints';

/** https://docs.stripe.com/api/webhook_endpoints/object */
const endpointSchema = z.looseObject({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.nullable(z.string()),
  /** Unix seconds. */
  created: z.int(),
  /** There in the answer that makes it, and never again. */
  secret: z.optional(z.string()),
});
export type WebhookEndpoint = z.output<typeof endpointSchema>;

const listSchema = z.object({ data: z.array(endpointSchema) });

/** Webhook endpoints of a Stripe account. */
export class StripeApi {
  readonly #send: Send;
  readonly #key: string;

  constructor(send: Send, key: string) {
    this.#send = send;
    this.#key = key;
  }

  async endpoints(): Promise<readonly WebhookEndpoint[]> {
    const answer = await this.#ask('GET', '?limit=100');
    return z.parse(listSchema, answer).data;
  }

  async create(url: string, events: readonly string[], version: string): Promise<WebhookEndpoint> {
    const form = new URLSearchParams({ url, api_version: version });
    for (const event of events) form.append('enabled_events[]', event);
    return z.parse(endpointSchema, await this.#ask('POST', '', form));
  }

  /** Switches an endpoint on for these events. Its API version stays what it is. */
  async update(id: string, events: readonly string[]): Promise<void> {
    const form = new URLSearchParams({ disabled: 'false' });
    for (const event of events) form.append('enabled_events[]', event);
    await this.#ask('POST', `/${id}`, form);
  }

  async remove(id: string): Promise<void> {
    await this.#ask('DELETE', `/${id}`);
  }

  async #ask(method: string, path: string, form?: URLSearchParams): Promise<unknown> {
    const response = await this.#send(new URL(BASE + path), {
      method,
      headers: { Authorization: `Bearer ${this.#key}` },
      ...(form && { body: form }),
    });
    if (response.ok) return response.json();
    throw new Failure(refusal(response.status));
  }
}

function refusal(status: number): string {
  if (status === 401) return 'Stripe does not know the key. Take one of Developers, API keys.';
  if (status === 403) {
    return 'The key may not do that with webhook endpoints: give a restricted key this right in Stripe’s dashboard.';
  }
  return `Stripe answers ${status}. Look at https://status.stripe.com, then run the command again.`;
}
