import type { Faults, RequestFault, WebhookFault } from './fault.schema.ts';

/** A planned fault. `calls` counts the matching requests or deliveries since it was planned. */
interface PlannedFault<F> {
  readonly fault: F;
  readonly isMatch: (name: string) => boolean;
  calls: number;
}

/** The faults that a test has planned, and their counts. */
export class FaultSchedule {
  #requests: PlannedFault<RequestFault>[] = [];
  #webhooks: PlannedFault<WebhookFault>[] = [];

  add({ requests, webhooks }: Faults): void {
    for (const fault of requests) {
      const { method = 'GET|POST', path } = fault;
      this.#requests.push({ fault, isMatch: matcher(`(${method}) `, path, '[^/]+'), calls: 0 });
    }
    for (const fault of webhooks) {
      this.#webhooks.push({ fault, isMatch: matcher('', fault.type, '.*'), calls: 0 });
    }
  }

  /** Counts a request and returns its planned fault. `path` is without the query. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return takeFault(this.#requests, `${method} ${path}`);
  }

  /** Counts a delivery attempt of an event and returns its planned fault. */
  forDelivery(eventType: string): WebhookFault | undefined {
    return takeFault(this.#webhooks, eventType);
  }

  /** Number of faults that will still occur. */
  countPending(): number {
    return [...this.#requests, ...this.#webhooks].filter(isPending).length;
  }

  reset(): void {
    this.#requests = [];
    this.#webhooks = [];
  }
}

const isPending = ({ fault, calls }: PlannedFault<RequestFault | WebhookFault>) =>
  calls < fault.nth + fault.times - 1;

/** Counts a call for each fault that matches it. Returns the first planned fault that is due. */
function takeFault<F extends RequestFault | WebhookFault>(
  planned: readonly PlannedFault<F>[],
  name: string,
): F | undefined {
  const matches = planned.filter((entry) => isPending(entry) && entry.isMatch(name));
  for (const match of matches) match.calls += 1;
  return matches.find(({ fault, calls }) => calls >= fault.nth)?.fault;
}

/** Makes a test of a whole text, in which each `*` of the pattern stands for `wildcard`. */
function matcher(start: string, pattern: string, wildcard: string): (name: string) => boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const expression = new RegExp(`^${start}${literal.join(wildcard)}$`);
  return (name) => expression.test(name);
}
