import { COMPOSED_DATA, COMPOSED_DIGEST, digestOf } from '@raade/contracts/releases/composed-data';
import type { Environment } from '@raade/contracts/releases/environment';
import type { Registry } from '@raade/contracts/releases/registry';
import type { SiteData } from '@raade/contracts/site/site-data';

/** The data that the publisher has written into this page, as JSON blocks. */
export interface ComposedData {
  readonly environment: Environment;
  readonly registry: Registry;
  readonly site: SiteData;
}

const [ENVIRONMENT, REGISTRY, SITE] = COMPOSED_DATA;

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

function readBlock(id: string): unknown {
  const text = textOf(id);
  if (!text) throw new Error(`This page carries no ${id}: it was not composed.`);
  return JSON.parse(text);
}

/** Reads the data that pages and remotes provide for the frame. */
export const readSite = (): SiteData => readBlock(SITE) as SiteData;

/**
 * Reads the data that the publisher has inlined into this page. The publisher checks the data, so there is no second
 * check before the first paint. `isDataChecked` says whether a later check is needed.
 */
export function readComposedData(): ComposedData {
  return {
    environment: readBlock(ENVIRONMENT) as Environment,
    registry: readBlock(REGISTRY) as Registry,
    site: readSite(),
  };
}

/** True if the digest in the page shows that the data is exactly the data that the publisher has checked. */
export async function isDataChecked(): Promise<boolean> {
  // Browsers compute digests only on https and localhost.
  if (!window.isSecureContext) return false;
  const digest = await digestOf(COMPOSED_DATA.map(textOf).join('\n'));
  return textOf(COMPOSED_DIGEST) === JSON.stringify(digest);
}
