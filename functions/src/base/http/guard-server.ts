import { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { bodyTime } from './body-limits.ts';
import { type HeaderChecks, receive } from './receive.ts';

/** Milliseconds between two checks for connections whose time is over. Node's default is 30 seconds. */
export const CHECKED_EVERY_MS = 1000;

/**
 * Puts `receive` before every HTTP server of this process, so that it comes before the body parser of Google's
 * functions framework, which has no place for such a check. The framework loads this module, then makes its server. Node
 * closes the connection of a request that takes longer than `bodyTime`, at the next of its checks.
 *
 * @param headerChecks by the names of functions
 * @param target the function that the process serves, like `process.donation`; unset where functions are only listed
 * for a deployment
 */
export function guardServers(
  headerChecks: HeaderChecks,
  target = process.env['FUNCTION_TARGET'],
): void {
  if (!target) return;
  const name = target.replaceAll('.', '-');
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => EventEmitter.prototype.emit.call(this, event, ...args);
    if (event === 'listening') limitTime(this, bodyTime(name));
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    void receive(name, request, response, pass, headerChecks);
    return true;
  };
}

/** Node's own listener for `listening` starts the checks, so this comes before it. */
function limitTime(server: Server, milliseconds: number): void {
  server.requestTimeout = milliseconds;
  // Node takes the longer of both as the limit of the whole request.
  server.headersTimeout = Math.min(server.headersTimeout, milliseconds);
  Object.assign(server, { connectionsCheckingInterval: CHECKED_EVERY_MS });
}
