import { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { bodyTime } from './body-limits.ts';
import { type HeaderChecks, receive } from './receive.ts';

/** Milliseconds between checks for slow requests. Node's default is 30 seconds. */
export const CHECKED_EVERY_MS = 1000;

/**
 * Runs `receive` before every request of this process. Google's functions framework parses bodies before it calls a
 * function and has no hook earlier than that, so this replaces `emit` of Node's server. The framework loads this module
 * before it makes its server. Node closes requests that take longer than `bodyTime`.
 *
 * @param headerChecks checks by name of function
 * @param target name of the served function, like `process.donation`; unset while a deployment lists the functions
 */
export function guardServers(
  headerChecks: HeaderChecks,
  target = process.env['FUNCTION_TARGET'],
): void {
  if (!target) return;
  const name = target.replaceAll('.', '-');
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const passOn = () => EventEmitter.prototype.emit.call(this, event, ...args);
    if (event === 'listening') limitTime(this, bodyTime(name));
    if (event !== 'request') return passOn();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    void receive(name, request, response, passOn, headerChecks);
    return true;
  };
}

/** Call it before Node's own listener for `listening`, which starts the checks. */
function limitTime(server: Server, milliseconds: number): void {
  server.requestTimeout = milliseconds;
  // Node applies the longer of both limits to the whole request.
  server.headersTimeout = Math.min(server.headersTimeout, milliseconds);
  // The types of Node lack this property.
  Object.assign(server, { connectionsCheckingInterval: CHECKED_EVERY_MS });
}
