import type { Registry } from '@raade/contracts/releases/registry';
import type { RenderedHtml } from './fill-placeholders.ts';
import type { Composition } from './composition.ts';

/** Address of the files of a remote's live release. */
export function baseOf({ remotes }: Registry, owner: string): string | undefined {
  const release = remotes[owner];
  return release && new URL('.', release.url).href;
}

/** The prerendered HTML of the slots that live releases fill. */
export function slotsOf({ registry, pages }: Composition): Map<string, RenderedHtml> {
  const entries = Object.entries(pages).flatMap(([owner, { slots = {} }]) => {
    const base = baseOf(registry, owner);
    return Object.entries(slots).flatMap(([name, html]) =>
      base && registry.remotes[owner]?.slots.includes(name)
        ? [[name, { html, base }] as const]
        : [],
    );
  });
  return new Map(entries);
}
