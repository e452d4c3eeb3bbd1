/**
 * Loaded into the process of the Firebase CLI by `node --import`. Its hosting emulator decodes addresses unguarded: a
 * `GET /%E0%A4%A` or `GET //` would end the process with all its emulators. Such a request is answered 400 here, as
 * Firebase Hosting does. Any other rejection that a request leaves unhandled is answered 500.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';

/** The response to the request that the running code handles. */
const currentResponse = new AsyncLocalStorage<ServerResponse>();
const emit = Reflect.get(Server.prototype, 'emit') as (
  this: Server,
  ...event: unknown[]
) => boolean;

Server.prototype.emit = function guardedEmit(this: Server, ...event: unknown[]): boolean {
  if (event[0] !== 'request') return emit.apply(this, event);
  const [, request, response] = event as [string, IncomingMessage, ServerResponse];
  if (decodes(request.url ?? '')) {
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

/** Checks the path alone: a function or a page may be called with any query. */
function decodes(url: string): boolean {
  try {
    decodeURI(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

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
