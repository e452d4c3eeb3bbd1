import type { Environment } from '@raade/contracts/environment';
import type { Registry } from '@raade/contracts/registry';
import type { SiteData } from '@raade/contracts/site-data';

export interface ComposedData {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly site: SiteData;
}

function inlined(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`This page carries no ${id}: it was not composed.`);
  return JSON.parse(text);
}

/**
 * What compose has inlined into this page. It is checked there, so it is not checked again before the
 * first paint; `checkComposedData` does so afterwards.
 */
export function readComposedData(): ComposedData {
  return {
    environment: inlined('raade-environment') as Environment,
    registry: inlined('raade-registry') as Registry,
    site: inlined('raade-site') as SiteData,
  };
}
