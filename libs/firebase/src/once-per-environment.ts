import type { Environment } from '@raade/contracts/releases/environment';

/** Returns a function that creates a client on its first call for an environment, and returns the same one later. */
export function oncePerEnvironment<Client extends object>(
  create: (environment: Environment) => Client,
): (environment: Environment) => Client {
  const clients = new WeakMap<Environment, Client>();
  return (environment) => {
    const existingClient = clients.get(environment);
    if (existingClient) return existingClient;
    const client = create(environment);
    clients.set(environment, client);
    return client;
  };
}
