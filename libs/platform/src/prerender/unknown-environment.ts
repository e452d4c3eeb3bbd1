import type { Environment } from '@raade/contracts/releases/environment';

/**
 * The environment at build time, when the real one is unknown. `siteUrl` is a placeholder that the publisher replaces;
 * `recipient` and `mailService` are undefined, since the publisher fills them in. Reading any other field throws.
 */
export function unknownEnvironment(siteUrl: string): Environment {
  const fields: Partial<Environment> = { siteUrl, recipient: undefined, mailService: undefined };
  return new Proxy(fields as Environment, {
    get(target, key, receiver): unknown {
      if (key in target) return Reflect.get(target, key, receiver);
      throw new Error(`environment().${String(key)} is not known when a page is rendered`);
    },
  });
}
