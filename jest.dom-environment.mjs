import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom, with what browsers have and it lacks, taken from Node. */
export default class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    Object.assign(this.global, { fetch, Headers, Request, Response, TextDecoder, TextEncoder });
    Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle });
  }
}
