import type { Faults, RequestFault, WebhookFault } from './fault.schema.ts';
import { FaultLine } from './fault-line.ts';

/** The faults that a test has planned, and how many matching requests and deliveries came by. */
export class FaultSchedule {
  #requests: FaultLine<RequestFault>[] = [];
  #webhooks: FaultLine<WebhookFault>[] = [];
  #planned = 0;

  add({ requests, webhooks }: Faults): void {
    const requestLines = linesBy(requests, ({ method = '', path }) => `${method} ${path}`);
    for (const faults of requestLines) {
      this.#requests.push(this.#lineOf(faults, ({ path }) => patternOf(path, '[^/]+')));
    }
    for (const faults of linesBy(webhooks, ({ type }) => type)) {
      this.#webhooks.push(this.#lineOf(faults, ({ type }) => patternOf(type, '.*')));
    }
  }

  /** Counts a request and tells what is to go wrong with it. `path` is without the query. */
  forRequest(method: string, path: string): RequestFault | undefined {
    return strike(this.#requests, (line) => (line.first.method ?? method) === method, path);
  }

  /** Counts an attempt to deliver an event and tells what is to go wrong with it. */
  forDelivery(eventType: string): WebhookFault | undefined {
    return strike(this.#webhooks, () => true, eventType);
  }

  /** Faults that have not struck for the last time yet. */
  waiting(): number {
    return [...this.#requests, ...this.#webhooks].reduce((sum, line) => sum + line.waiting, 0);
  }

  reset(): void {
    this.#requests = [];
    this.#webhooks = [];
  }

  #lineOf<F extends RequestFault | WebhookFault>(
    faults: readonly [F, ...F[]],
    patternFor: (fault: F) => RegExp,
  ): FaultLine<F> {
    const line = new FaultLine(faults, patternFor(faults[0]), this.#planned);
    this.#planned += faults.length;
    return line;
  }
}

/** Of several faults that are due at once the one that was planned first strikes. */
function strike<F extends RequestFault | WebhookFault>(
  lines: readonly FaultLine<F>[],
  isMeant: (line: FaultLine<F>) => boolean,
  text: string,
): F | undefined {
  const matching = lines.filter((line) => isMeant(line) && line.pattern.test(text));
  const due = matching.flatMap((line) => line.next() ?? []);
  return due.reduce<(typeof due)[number] | undefined>(
    (first, one) => (first && first.planned < one.planned ? first : one),
    undefined,
  )?.fault;
}

/** Faults that strike the same calls, which are counted once for all of them. */
function linesBy<F>(faults: readonly F[], keyOf: (fault: F) => string): [F, ...F[]][] {
  const lines = new Map<string, [F, ...F[]]>();
  for (const fault of faults) {
    const line = lines.get(keyOf(fault));
    if (line) line.push(fault);
    else lines.set(keyOf(fault), [fault]);
  }
  return [...lines.values()];
}

function patternOf(pattern: string, wildcard: string): RegExp {
  const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${literal.join(wildcard)}$`);
}
