/**
 * Loaded into the process of the Firebase CLI by `node --import`. Its hosting emulator does not handle errors of
 * invalid addresses: `GET /%E0%A4%A` or `GET //` would end the process with all emulators. This module answers such a
 * request with 400, like Firebase Hosting, and other unhandled rejections of requests with 500.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

/** The response to the request in whose work an error occurs. */
const currentResponse = new AsyncLocalStorage<ServerResponse>();
/** The original method, which the patched one calls. */
const emit = Reflect.get(Server.prototype, 'emit') as (
  this: Server,
  ...event: unknown[]
) => boolean;

Server.prototype.emit = function guardedEmit(this: Server, ...event: unknown[]): boolean {
  if (event[0] !== 'request') return emit.apply(this, event);
  const [, request, response] = event as [string, IncomingMessage, ServerResponse];
  if (canDecode(request.url ?? '')) {
    return currentResponse.run(response, () => emit.apply(this, event));
  }
  end(response, 400);
  return true;
};

process.on('unhandledRejection', (error) => {
  const response = currentResponse.getStore();
  if (!response) throw error;
  console.error(error);
  end(response, isMalformed(error) ? 400 : 500);
});

/** True if the path of a URL can be decoded. Any query is allowed. */
function canDecode(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** True for the errors of URLs that cannot be decoded or parsed. */
function isMalformed(error: unknown): boolean {
  return (
    error instanceof URIError ||
    (error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL')
  );
}

function end(response: ServerResponse, status: number): void {
  if (!response.headersSent) response.statusCode = status;
  response.end();
}
