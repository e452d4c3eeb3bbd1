import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getStorage } from 'firebase-admin/storage';
import { CRC32C } from '@google-cloud/storage';
import { type LocalServer, startLocalServer } from '@raade/contracts/testing/local-server';
import { firebaseApp } from '../../../../base/firebase-app.ts';

/** A failure of a request. */
interface StorageFailure {
  readonly method: string;
  /** Status of the answer, in place of the server's own. */
  readonly status?: number;
  /** True if the request is carried out although it is answered with a failure. */
  readonly isDone?: boolean;
  readonly flipsBit?: boolean;
  /** True if all objects are overwritten before it, as generation 9. */
  readonly replaces?: boolean;
}

/** A local server with the API of Cloud Storage. */
interface StorageServer {
  readonly objects: StoredObjects;
  /** Methods and addresses of all requests. */
  readonly requests: readonly string[];
  /** Makes the next request of that method fail. Several failures apply one after the other. */
  failNext(...troubles: readonly StorageFailure[]): void;
}

/** Starts such a server for a test and points the functions to it. It is empty before each test. */
export function useStorageServer(bucket: string): StorageServer {
  const objects: StoredObjects = new Map();
  const requests: string[] = [];
  const troubles: StorageFailure[] = [];

  function troubleOf(method: string): Partial<StorageFailure> {
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
    const { status, isDone = false, flipsBit = false, replaces = false } = troubleOf(method);
    if (replaces) replaceAll();
    const contentType = headers['content-type'] ?? '';
    const work = () => answerOfStorage(objects, { method, url, contentType, body, flipsBit });
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
  return { objects, requests, failNext: (...more) => void troubles.push(...more) };
}

/** https://cloud.google.com/storage/docs/json_api/v1/objects */
interface StoredObject {
  readonly bytes: Buffer;
  readonly generation: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The access list that the upload asked for; a bucket with uniform access refuses any. */
  readonly predefinedAcl: string | null;
}

/** Objects by bucket and name, like `raade-live-pictures/pictures/0a/96.avif`. */
type StoredObjects = Map<string, StoredObject>;

interface StorageRequest {
  readonly method: string;
  readonly url: URL;
  readonly contentType: string;
  readonly body: Buffer;
  /** True if a bit of the object is flipped on its way. */
  readonly flipsBit: boolean;
}

interface StorageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Length of a page of a list. Google's is a thousand, which no test would exceed. */
const PAGE_SIZE = 4;

const UPLOADS = /^\/upload\/storage\/v1\/b\/([^/]+)\/o$/;
const LISTS = /^(?:\/storage\/v1)?\/b\/([^/]+)\/o$/;
const OBJECTS = /^(?:\/storage\/v1)?\/b\/([^/]+)\/o\/([^/]+)$/;

/** Answers as Cloud Storage does, for the requests that pictures need. All buckets exist. */
function answerOfStorage(objects: StoredObjects, request: StorageRequest): StorageAnswer {
  const { method, url } = request;
  const [, uploads] = UPLOADS.exec(url.pathname) ?? [];
  if (method === 'POST' && uploads !== undefined) return insert(objects, uploads, request);
  const [, lists] = LISTS.exec(url.pathname) ?? [];
  if (method === 'GET' && lists !== undefined) return list(objects, lists, url.searchParams);
  const [, bucket, encoded = ''] = OBJECTS.exec(url.pathname) ?? [];
  const key = `${bucket}/${decodeURIComponent(encoded)}`;
  const found = objects.get(key);
  if (!found) return refusal(404, `No such object: ${key}`);
  if (method === 'GET' && url.searchParams.get('alt') === 'media') return media(found, request);
  if (method !== 'DELETE') return refusal(501, `Nobody has asked ${method} here before.`);
  if (!isOfGeneration(found, url)) return refusal(412, 'A precondition does not hold.');
  objects.delete(key);
  return { status: 204, headers: {}, body: Buffer.alloc(0) };
}

const refusal = (code: number, message: string): StorageAnswer =>
  json({ error: { code, message, errors: [{ message, domain: 'global' }] } }, code);

const json = (value: object, status = 200): StorageAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8' },
  body: Buffer.from(JSON.stringify(value)),
});

/** An object that does not exist has generation 0. */
function isOfGeneration(found: StoredObject | undefined, { searchParams }: URL): boolean {
  const asked = searchParams.get('ifGenerationMatch');
  return asked === null || asked === (found?.generation ?? '0');
}

let generations = 1_700_000_000_000_000;

function insert(objects: StoredObjects, bucket: string, request: StorageRequest): StorageAnswer {
  const { searchParams } = request.url;
  if (searchParams.get('uploadType') !== 'multipart') return refusal(400, 'Not in one piece.');
  const key = `${bucket}/${searchParams.get('name')}`;
  if (!isOfGeneration(objects.get(key), request.url)) return refusal(412, 'It is there already.');
  const { metadata, media: sent } = multipart(request);
  generations += 1;
  const object: StoredObject = {
    bytes: request.flipsBit ? withFlippedBit(sent.bytes) : sent.bytes,
    generation: String(generations),
    metadata: { contentType: sent.contentType, ...metadata },
    predefinedAcl: searchParams.get('predefinedAcl'),
  };
  objects.set(key, object);
  return json(resourceOf(key, object));
}

function crc32cOf(bytes: Buffer): string {
  const sum = new CRC32C();
  sum.update(bytes);
  return sum.toString();
}

function resourceOf(key: string, { bytes, generation, metadata }: StoredObject): object {
  const [bucket, ...name] = key.split('/');
  const size = String(bytes.length);
  return { ...metadata, bucket, name: name.join('/'), generation, size, crc32c: crc32cOf(bytes) };
}

function list(objects: StoredObjects, bucket: string, query: URLSearchParams): StorageAnswer {
  const start = `${bucket}/${query.get('prefix') ?? ''}`;
  const found = [...objects].filter(([key]) => key.startsWith(start)).sort();
  // Like Google's, the page token is the last object's name, so that deletions do not shift pages.
  const after = query.get('pageToken') ?? '';
  const rest = found.filter(([key]) => key > after);
  const page = rest.slice(0, PAGE_SIZE);
  const items = page.map(([key, object]) => resourceOf(key, object));
  const more = rest.length > page.length && { nextPageToken: page.at(-1)?.[0] };
  return json({ kind: 'storage#objects', ...(items.length > 0 && { items }), ...more });
}

function media({ bytes, metadata }: StoredObject, { flipsBit }: StorageRequest): StorageAnswer {
  const headers = {
    'content-type': String(metadata['contentType']),
    'x-goog-hash': `crc32c=${crc32cOf(bytes)}`,
    'x-goog-stored-content-encoding': 'identity',
  };
  return { status: 200, headers, body: flipsBit ? withFlippedBit(bytes) : bytes };
}

function withFlippedBit(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8((copy.at(0) ?? 0) ^ 1, 0);
  return copy;
}

/** https://cloud.google.com/storage/docs/uploading-objects-from-memory, as `multipart/related` of two parts. */
function multipart({ body, contentType }: StorageRequest) {
  const [, boundary] = /boundary="?([^";]+)/.exec(contentType) ?? [];
  // Latin-1 has a character for each byte, so bytes can be split as text.
  const [, first, second] = body.toString('latin1').split(`--${boundary}`).map(partIn);
  if (!first || !second) throw new Error('An upload has two parts.');
  const metadata = JSON.parse(first.bytes.toString()) as Readonly<Record<string, unknown>>;
  return { metadata, media: second };
}

function partIn(part: string) {
  const [, headers = '', content = ''] = /^(.*?)\r\n\r\n(.*)\r\n$/s.exec(part) ?? [];
  const [, contentType = ''] = /content-type: *(\S+)/i.exec(headers) ?? [];
  return { contentType, bytes: Buffer.from(content, 'latin1') };
}
