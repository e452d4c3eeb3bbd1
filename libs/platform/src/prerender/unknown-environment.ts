import type { Environment } from '@raade/contracts/releases/environment';

/**
 * The environment of what is rendered at build time: the site's address can stand in for the real one, and compose
 * fills in who receives gifts, and who delivers mail. Asking for anything else throws.
 */
export function unknownEnvironment(siteUrl: string): Environment {
  const known: Partial<Environment> = { siteUrl, recipient: undefined, mailService: undefined };
  return new Proxy(known as Environment, {
    get(target, key, self): unknown {
      if (key in target) return Reflect.get(target, key, self);
      throw new Error(`environment().${String(key)} is not known when a page is rendered`);
    },
  });
}
