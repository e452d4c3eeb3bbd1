import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import { CallFailure } from './callables.ts';
import { uploadPicture } from './pictures.ts';

const SENT = { id: 'a'.repeat(64), width: 400, height: 300 };
const FILE = new Blob(['a photo']);

/** A fake of XMLHttpRequest that remembers the latest request. */
class Request {
  static latest: Request;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly headers: Record<string, string> = {};
  address = '';
  sent: unknown;
  response: unknown;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    Request.latest = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
}

/** The ID token of the signed-in person, if any. */
let token: string | undefined;
jest.mock('./auth.ts', () => ({
  authOf: () => ({
    currentUser: token === undefined ? null : { getIdToken: () => Promise.resolve(token) },
  }),
}));

/** Waits until the request is sent. */
const begun = () => new Promise<void>((resolve) => void setTimeout(resolve));
const answerWith = (response: unknown) => {
  Request.latest.response = response;
  Request.latest.onload?.();
};

const realRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  globalThis.XMLHttpRequest = Request as never;
  token = 'a-token';
});
afterEach(() => {
  globalThis.XMLHttpRequest = realRequest;
});

test('a file is sent unchanged, with the token of its sender and reports of progress', async () => {
  const shares: number[] = [];
  const sending = uploadPicture(LOCAL_ENVIRONMENT, FILE, {
    onProgress: (share) => void shares.push(share),
  });
  await begun();
  const { address, headers, sent, upload } = Request.latest;
  expect(address).toMatch(/\/us-central1\/upload-picture$/);
  expect(sent).toBe(FILE);
  expect(headers).toEqual({
    authorization: 'Bearer a-token',
    'content-type': 'application/octet-stream',
  });
  upload.onprogress?.({ loaded: 3, total: 4 });
  expect(shares).toEqual([0.75]);
  answerWith({ result: SENT });
  expect(await sending).toEqual(SENT);
});

test('a refusal of the function has its message and its reason', async () => {
  const sending = uploadPicture(LOCAL_ENVIRONMENT, FILE);
  await begun();
  const error = {
    status: 'FAILED_PRECONDITION',
    message: 'Choose another one.',
    details: { reason: 'empty' },
  };
  answerWith({ error });
  await expect(sending).rejects.toMatchObject({
    code: 'failed-precondition',
    messageForUsers: error.message,
    details: error.details,
  });
});

test.each([
  ['it is aborted', 'cancelled', () => Request.latest.abort()],
  ['there is no connection', 'unavailable', () => Request.latest.onerror?.()],
  ['the response is null', 'malformed-answer', () => answerWith(null)],
])('an upload fails if %s, with the code %s', async (_what, code, happen) => {
  const sending = uploadPicture(LOCAL_ENVIRONMENT, FILE);
  await begun();
  happen();
  await expect(sending).rejects.toMatchObject({ code });
});

test('an abort signal cancels the upload, and later uploads with this signal fail', async () => {
  const control = new AbortController();
  const sending = uploadPicture(LOCAL_ENVIRONMENT, FILE, { signal: control.signal });
  await begun();
  control.abort();
  await expect(sending).rejects.toMatchObject({ code: 'cancelled' });
  const late = uploadPicture(LOCAL_ENVIRONMENT, FILE, { signal: control.signal });
  await expect(late).rejects.toBeInstanceOf(CallFailure);
});

test('an upload without a sign-in fails as unauthenticated', async () => {
  token = undefined;
  await expect(uploadPicture(LOCAL_ENVIRONMENT, FILE)).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
