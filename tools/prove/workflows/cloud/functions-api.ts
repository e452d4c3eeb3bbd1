import { PROJECT } from '@raade/operate/testing/cloud/sample-project.ts';
import { notFound } from '@raade/operate/testing/cloud/refusals.ts';
import type { Resource, World } from '@raade/operate/testing/cloud/world.ts';
import * as z from 'zod/mini';
import { type Answer, type Asked, json, jsonIn } from '../network/host.ts';

const HOST = 'cloudfunctions.googleapis.com';
const UPLOADS = 'storage.googleapis.com';
const BUCKET = 'gcf-v2-uploads';

/** A function as a deployment describes it. */
const functionSchema = z.looseObject({
  name: z.string(),
  buildConfig: z.looseObject({
    runtime: z.string(),
    entryPoint: z.string(),
    source: z.looseObject({ storageSource: z.looseObject({ object: z.string() }) }),
  }),
  serviceConfig: z.looseObject({
    environmentVariables: z._default(z.record(z.string(), z.string()), {}),
    secretEnvironmentVariables: z._default(
      z.array(z.looseObject({ key: z.string(), secret: z.string() })),
      [],
    ),
  }),
});
export type DeployedFunction = z.infer<typeof functionSchema>;

/** What deployments of functions ask of Cloud Functions (v2), Cloud Storage, Cloud Scheduler and the like. */
export class FunctionsApi {
  /** Sources by the name that an upload got, zipped. */
  readonly sources = new Map<string, Buffer>();
  readonly #world: World;
  #uploads = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** The functions that are deployed. */
  deployed(): readonly DeployedFunction[] {
    return this.#world.below(parentOf()).map((found) => functionSchema.parse(found));
  }

  /** Answers what deployments of functions ask; undefined if that is something else. */
  answer(asked: Asked): Answer | undefined {
    const { method, host, path } = asked;
    if (host === UPLOADS && method === 'PUT' && path.startsWith(`/${BUCKET}/`)) {
      this.sources.set(path.slice(BUCKET.length + 2), asked.body);
      return { status: 200 };
    }
    if (host !== HOST) return undefined;
    const operation = /^\/v2\/operations\/(.+)$/.exec(path)?.[1];
    if (operation !== undefined)
      return done(operation, this.#world.get(`${parentOf()}/${operation}`));
    if (path.endsWith('/functions:generateUploadUrl')) return this.#uploadUrl();
    if (/^\/v2\/.*\/functions$/.test(path)) return this.#functions(asked);
    if (/^\/v2\/.*\/functions\/[^/]+$/.test(path)) return this.#function(asked);
    return undefined;
  }

  /** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions/generateUploadUrl */
  #uploadUrl(): Answer {
    this.#uploads += 1;
    const object = `source-${this.#uploads}.zip`;
    const storageSource = { bucket: BUCKET, object };
    return json({ uploadUrl: `https://${UPLOADS}/${BUCKET}/${object}`, storageSource });
  }

  #functions({ method, query, ...asked }: Asked): Answer {
    if (method === 'GET') return json({ functions: this.#world.below(parentOf()) });
    const id = query.get('functionId') ?? '';
    return this.#put(id, jsonIn({ method, query, ...asked }) as Resource);
  }

  #function(asked: Asked): Answer {
    const id = asked.path.split('/').at(-1) ?? '';
    const found = this.#world.get(`${parentOf()}/${id}`);
    if (!found) throw notFound(`The function ${id}`);
    if (asked.method === 'GET') return json(found);
    if (asked.method === 'PATCH') return this.#put(id, jsonIn(asked) as Resource);
    this.#world.remove(`${parentOf()}/${id}`);
    return done(id, {});
  }

  /** https://cloud.google.com/functions/docs/reference/rest/v2/projects.locations.functions/create */
  #put(id: string, body: Resource): Answer {
    const checked = functionSchema.parse(body);
    const [region = ''] = /locations\/[^/]+/.exec(checked.name) ?? [];
    const service = `projects/${PROJECT}/${region}/services/${id}`;
    const uri = `https://${id}-sample.a.run.app`;
    const made = {
      ...checked,
      state: 'ACTIVE',
      environment: 'GEN_2',
      serviceConfig: { ...checked.serviceConfig, service, uri },
    };
    return done(id, this.#world.put(`${parentOf()}/${id}`, made));
  }
}

/** All functions are in one region. */
const parentOf = () => `${HOST}/v2/projects/${PROJECT}/locations/us-central1/functions`;

/** An operation that has ended already. */
const done = (id: string, response: unknown) =>
  json({ name: `operations/${id}`, done: true, response: response ?? {} });
