import type { World } from './world.ts';

/** What differs from run to run, though it means the same. */
const BY_CHANCE = new Set(['createTime', 'created', 'etag', 'data', 'secret', 'id']);

/** Ids that an API has made itself. */
const MADE = /(?<=^|[/_])1\d{3}(?=$|\/)/g;

/** All that a project has, sorted; two that are alike are there twice. */
export function snapshotOf(world: World): readonly string[] {
  return [...world.resources]
    .map(([key, resource]) => `${key} ${JSON.stringify(withoutChance(resource))}`)
    .map((line) => line.replaceAll(MADE, '<id>'))
    .sort();
}

function withoutChance(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutChance);
  if (typeof value === 'string') return value.replaceAll(MADE, '<id>');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => !BY_CHANCE.has(name));
  return Object.fromEntries(entries.sort().map(([name, inner]) => [name, withoutChance(inner)]));
}
