import type { Request } from './request.ts';
import { notFound, Refusal } from './refusals.ts';
import type { Resource, World } from './world.ts';

const STRIPE = 'api.stripe.com/v1/webhook_endpoints';

/** https://docs.stripe.com/api/webhook_endpoints; bodies are forms. */
export function answerOfStripe(world: World, request: Request, form: URLSearchParams): unknown {
  const { method, host, path } = request;
  const key = host + path;
  if (key === STRIPE && method === 'GET') {
    const data = world.below(STRIPE).map(({ secret: _secret, ...endpoint }) => endpoint);
    return { object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' };
  }
  if (key === STRIPE) return createEndpoint(world, form);
  const found = world.get(key);
  if (!found) throw notFound(path);
  if (method === 'DELETE') {
    world.remove(key);
    return { id: found['id'], object: 'webhook_endpoint', deleted: true };
  }
  const events = form.getAll('enabled_events[]');
  const status = form.get('disabled') === 'true' ? 'disabled' : 'enabled';
  world.edit(key, { status, ...(events.length > 0 && { enabled_events: events }) });
  return world.get(key);
}

function createEndpoint(world: World, form: URLSearchParams): Resource {
  const id = `we_${world.nextId()}`;
  return world.put(`${STRIPE}/${id}`, {
    id,
    object: 'webhook_endpoint',
    url: form.get('url'),
    status: 'enabled',
    enabled_events: form.getAll('enabled_events[]'),
    api_version: form.get('api_version'),
    created: Math.floor(Date.now() / 1000),
    secret: `whsec_${id}`,
  });
}

/** https://developers.brevo.com/reference/get-domain-configuration */
export function answerOfBrevo(world: World, { host, path }: Request): unknown {
  const found = world.get(host + path);
  if (found) return found;
  throw new Refusal(404, 'document_not_found', 'Domain not found');
}
