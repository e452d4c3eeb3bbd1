import type { Faults, RequestFault, WebhookFault } from './fault.schema.ts';

interface Counted {
  readonly nth: number;
  readonly times: number;
}

interface Planned<F extends Counted> {
  readonly fault: F;
  seen: number;
}

/** The faults that a test has planned, and how many matching requests and deliveries came by. */
export class FaultSchedule {
  #requests: Planned<RequestFault>[] = [];
  #webhooks: Planned<WebhookFault>[] = [];

  add(faults: Faults): void {
    this.#requests.push(...faults.requests.map((fault) => ({ fault, seen: 0 })));
    this.#webhooks.push(...faults.webhooks.map((fault) => ({ fault, seen: 0 })));
  }

  /** Counts a request and tells what is to go wrong with it. `path` is without the query. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return strike(
      this.#requests,
      (fault) => (fault.method ?? method) === method && matches(fault.path, path, '[^/]+'),
    );
  }

  /** Counts an attempt to deliver an event and tells what is to go wrong with it. */
  forDelivery(eventType: string): WebhookFault | undefined {
    return strike(this.#webhooks, (fault) => matches(fault.type, eventType, '.*'));
  }

  /** Faults that have not struck for the last time yet. */
  waiting(): number {
    const planned: Planned<Counted>[] = [...this.#requests, ...this.#webhooks];
    return planned.filter(({ fault, seen }) => seen < fault.nth + fault.times - 1).length;
  }

  reset(): void {
    this.#requests = [];
    this.#webhooks = [];
  }
}

function strike<F extends Counted>(
  planned: Planned<F>[],
  isMatch: (fault: F) => boolean,
): F | undefined {
  const matching = planned.filter(({ fault }) => isMatch(fault));
  for (const plan of matching) plan.seen += 1;
  return matching.find(({ fault, seen }) => seen >= fault.nth && seen < fault.nth + fault.times)
    ?.fault;
}

function matches(pattern: string, text: string, wildcard: string): boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join(wildcard)}$`).test(text);
}
