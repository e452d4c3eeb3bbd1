import type { Faults, RequestFault, WebhookFault } from './fault.schema.ts';

/** A planned fault. `seen` counts the matching calls since it was planned. */
interface Planned<F> {
  readonly fault: F;
  readonly isMeant: (name: string) => boolean;
  seen: number;
}

/** The faults that a test has planned. */
export class FaultSchedule {
  #requests: Planned<RequestFault>[] = [];
  #webhooks: Planned<WebhookFault>[] = [];

  add({ requests, webhooks }: Faults): void {
    for (const fault of requests) {
      const { method = 'GET|POST', path } = fault;
      this.#requests.push({ fault, isMeant: matcher(`(${method}) `, path, '[^/]+'), seen: 0 });
    }
    for (const fault of webhooks) {
      this.#webhooks.push({ fault, isMeant: matcher('', fault.type, '.*'), seen: 0 });
    }
  }

  /** Counts a request and returns its planned fault. `path` is without the query. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return strike(this.#requests, `${method} ${path}`);
  }

  /** Counts a delivery attempt of an event and returns its planned fault. */
  forDelivery(eventType: string): WebhookFault | undefined {
    return strike(this.#webhooks, eventType);
  }

  /** Number of faults that will still occur. */
  waiting(): number {
    return [...this.#requests, ...this.#webhooks].filter(isWaiting).length;
  }

  reset(): void {
    this.#requests = [];
    this.#webhooks = [];
  }
}

const isWaiting = ({ fault, seen }: Planned<RequestFault | WebhookFault>) =>
  seen < fault.nth + fault.times - 1;

/** Returns the fault of a call. If several are due, the one that was planned first. */
function strike<F extends RequestFault | WebhookFault>(
  planned: readonly Planned<F>[],
  name: string,
): F | undefined {
  const meant = planned.filter((one) => isWaiting(one) && one.isMeant(name));
  for (const one of meant) one.seen += 1;
  return meant.find(({ fault, seen }) => seen >= fault.nth)?.fault;
}

function matcher(start: string, pattern: string, wildcard: string): (name: string) => boolean {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const whole = new RegExp(`^${start}${literal.join(wildcard)}$`);
  return (name) => whole.test(name);
}
