import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerOfStorage, refusal, type StoredObjects } from './storage-api.ts';

/** What goes wrong with a request. */
interface Trouble {
  readonly method: string;
  /** Answered in place of what the server would answer. */
  readonly status?: number;
  /** True if the request is carried out all the same: only its answer is lost. */
  readonly isDone?: boolean;
  readonly turnsBit?: boolean;
  /** True if somebody else writes all objects anew before it, as generation 9. */
  readonly replaces?: boolean;
}

/** A server on this machine that speaks for Cloud Storage. */
export interface StorageServer {
  readonly url: string;
  readonly objects: StoredObjects;
  /** Methods and addresses of all requests. */
  readonly requests: readonly string[];
  /** Spoils the next request of that method. Several are spoilt one after the other. */
  spoilNext(...troubles: readonly Trouble[]): void;
  /** As it was in the beginning. */
  empty(): void;
  close(): Promise<void>;
}

export async function startStorageServer(): Promise<StorageServer> {
  const objects: StoredObjects = new Map();
  const requests: string[] = [];
  const troubles: Trouble[] = [];

  function troubleOf(method: string): Partial<Trouble> {
    const index = troubles.findIndex((one) => one.method === method);
    return index === -1 ? {} : (troubles.splice(index, 1)[0] ?? {});
  }

  function replaceAll(): void {
    for (const [key, object] of objects) objects.set(key, { ...object, generation: '9' });
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', headers } = incoming;
    const body = await buffer(incoming);
    const url = new URL(incoming.url ?? '/', 'http://storage');
    requests.push(`${method} ${decodeURIComponent(url.pathname)}`);
    const { status, isDone = false, turnsBit = false, replaces = false } = troubleOf(method);
    if (replaces) replaceAll();
    const contentType = headers['content-type'] ?? '';
    const work = () => answerOfStorage(objects, { method, url, contentType, body, turnsBit });
    const done = status === undefined || isDone ? work() : undefined;
    const refused = status === undefined ? undefined : refusal(status, 'It does not work today.');
    const answer = refused ?? done ?? refusal(500, 'Nothing was done.');
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    spoilNext: (...more) => void troubles.push(...more),
    empty() {
      objects.clear();
      requests.length = 0;
      troubles.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
