import { registrySchema } from '@raade/contracts/registry';
import { Failure } from '@raade/contracts/failure';
import type { Town } from './town.ts';

/** What a visitor of the site sees. */
export interface Seen {
  /** The live release of each remote, by its name. */
  readonly releases: Readonly<Record<string, string>>;
  /** The page on which people give. */
  readonly donatePage: string;
}

/** Asks a site like a browser. */
export async function visit({ cloud }: Town, host: string, path: string) {
  const answer = await cloud.hostOf(host)?.({
    ...{ method: 'GET', host, path, query: new URLSearchParams(), headers: {} },
    body: Buffer.alloc(0),
  });
  return { status: answer?.status ?? 0, text: String(answer?.body ?? '') };
}

export async function look(town: Town): Promise<Seen> {
  const registry = await visit(town, 'example.org', '/registry.json');
  if (registry.status !== 200) throw new Failure(`/registry.json says ${registry.status}.`);
  const { remotes } = registrySchema.parse(JSON.parse(registry.text));
  const releases = Object.entries(remotes).map(([name, { release }]) => [name, release] as const);
  const { text } = await visit(town, 'example.org', '/donate');
  return { releases: Object.fromEntries<string>(releases), donatePage: text };
}

/** Fails unless it is so. */
export function mustBe(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Failure(`It is not so that ${what}.`);
}
