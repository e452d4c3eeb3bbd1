import { EventEmitter } from 'node:events';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { bodyTime } from './body-limits.ts';
import { receive } from './receive.ts';

/**
 * Puts `receive` before every HTTP server of this process, so that it comes before the body parser of Google's
 * functions framework, which has no place for such a check. The framework loads this module, then makes its server. Node
 * closes the connection of a body that takes longer than `bodyTime`.
 *
 * @param target the function that the process serves, like `process.donation`; unset where functions are only listed
 * for a deployment
 */
export function guardServers(target = process.env['FUNCTION_TARGET']): void {
  if (!target) return;
  const name = target.replaceAll('.', '-');
  Server.prototype.emit = function (this: Server, event: string | symbol, ...args: unknown[]) {
    const pass = () => EventEmitter.prototype.emit.call(this, event, ...args);
    if (event === 'listening') this.requestTimeout = bodyTime(name);
    if (event !== 'request') return pass();
    const [request, response] = args as [IncomingMessage, ServerResponse];
    void receive(name, request, response, pass);
    return true;
  };
}
