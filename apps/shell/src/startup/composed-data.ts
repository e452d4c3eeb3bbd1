import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/releases/composed-data';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import type { SiteData } from '@raade/contracts/site/site-data';

export interface ComposedData {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly site: SiteData;
}

const [ENVIRONMENT, REGISTRY, SITE] = COMPOSED_DATA;

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

function inlined(id: string): unknown {
  const text = textOf(id);
  if (!text) throw new Error(`This page carries no ${id}: it was not composed.`);
  return JSON.parse(text);
}

/** What pages and remotes tell the frame. */
export const readSite = (): SiteData => inlined(SITE) as SiteData;

/**
 * What compose has inlined into this page. It is checked there, so it is not checked again before the
 * first paint; whether it has to be afterwards, `isVouchedFor` says.
 */
export function readComposedData(): ComposedData {
  return {
    environment: inlined(ENVIRONMENT) as Environment,
    registry: inlined(REGISTRY) as Registry,
    site: readSite(),
  };
}

/** Whether the data is what compose has checked, to the letter. */
export async function isVouchedFor(): Promise<boolean> {
  if (!window.isSecureContext) return false;
  const digest = await digestOf(COMPOSED_DATA.map(textOf).join('\n'));
  return textOf(COMPOSED_DIGEST) === JSON.stringify(digest);
}
