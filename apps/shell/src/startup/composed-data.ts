import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/composed-data';
import type { Environment } from '@raade/contracts/environment';
import type { Registry } from '@raade/contracts/registry';
import type { SiteData } from '@raade/contracts/site-data';

export interface ComposedData {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly site: SiteData;
}

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

function inlined(id: string): unknown {
  const text = textOf(id);
  if (!text) throw new Error(`This page carries no ${id}: it was not composed.`);
  return JSON.parse(text);
}

/**
 * What compose has inlined into this page. It is checked there, so it is not checked again before the
 * first paint; whether it has to be afterwards, `isVouchedFor` says.
 */
export function readComposedData(): ComposedData {
  const [environment, registry, site] = COMPOSED_DATA;
  return {
    environment: inlined(environment) as Environment,
    registry: inlined(registry) as Registry,
    site: inlined(site) as SiteData,
  };
}

/** Whether the data is what compose has checked, to the letter. */
export async function isVouchedFor(): Promise<boolean> {
  if (!window.isSecureContext) return false;
  const digest = await digestOf(COMPOSED_DATA.map(textOf).join('\n'));
  return textOf(COMPOSED_DIGEST) === JSON.stringify(digest);
}
