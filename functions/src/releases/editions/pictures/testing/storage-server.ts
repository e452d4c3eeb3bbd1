import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { getStorage } from 'firebase-admin/storage';
import { firebaseApp } from '../../../../base/firebase-app.ts';
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
interface StorageServer {
  readonly objects: StoredObjects;
  /** Methods and addresses of all requests. */
  readonly requests: readonly string[];
  /** Spoils the next request of that method. Several are spoilt one after the other. */
  spoilNext(...troubles: readonly Trouble[]): void;
}

/** Has the functions of a test find this bucket on such a server, which is empty before each test. */
export function useStorageServer(bucket: string): StorageServer {
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
    if (isDone) work();
    const answer = status === undefined ? work() : refusal(status, 'It does not work today.');
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
  }

  let server: LocalServer;
  beforeAll(async () => {
    server = await startLocalServer((incoming, outgoing) => void handle(incoming, outgoing));
    process.env['STORAGE_EMULATOR_HOST'] = server.origin;
    getStorage(firebaseApp()).bucket(bucket).storage.retryOptions.maxRetryDelay = 1;
  });
  beforeEach(() => {
    objects.clear();
    requests.length = 0;
    troubles.length = 0;
  });
  afterAll(() => server.close());
  return { objects, requests, spoilNext: (...more) => void troubles.push(...more) };
}
