import type { Environment } from '@raade/contracts/releases/environment';

/** A client is made when it is first asked for, and then kept for as long as its environment. */
export function oncePerEnvironment<Client extends object>(
  create: (environment: Environment) => Client,
): (environment: Environment) => Client {
  const clients = new WeakMap<Environment, Client>();
  return (environment) => {
    const known = clients.get(environment);
    if (known) return known;
    const client = create(environment);
    clients.set(environment, client);
    return client;
  };
}
