import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { SHELL } from '@raade/contracts/shell-files';
import { composeDocuments } from '@raade/publishing/compose/compose-shell';
import { childRenderer } from '@raade/publishing/renderers/render-in-child';
import type { HeaderRule } from '@raade/publishing/hosting/header-rules';
import { servedSite } from '@raade/publishing/hosting/serving-config';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import type { LiveSite } from './live-site.ts';

/** A site as publishing a build would make it. */
export interface ComposedSite {
  /** Files of the shell's site with their texts. */
  readonly documents: ReadonlyMap<string, string>;
  /** Addresses of all pages, `/projects/*` among them. */
  readonly pages: readonly string[];
  /** Headers that documents come with; of several for an address, the last counts. */
  readonly rules: readonly HeaderRule[];
  /** Origins that pages load releases from. */
  readonly origins: readonly string[];
  /** True if pages talk to emulators, and not to what visitors use. */
  readonly hasEmulators: boolean;
}

/**
 * Composes what is live with a build in place of one remote, in memory, as the publisher would.
 * @param origin where the build is served
 */
export async function composeWith(
  { environment, origins, releases }: LiveSite,
  local: OpenRelease,
  origin: string,
): Promise<ComposedSite> {
  const { name } = local.file;
  const all = { ...releases, [name]: local };
  const sites = { ...origins, [name]: origin };
  const { documents, rules } = await composeDocuments(all, {
    environment,
    origins: sites,
    render: childRenderer(),
  });
  const firebaseJson: unknown = JSON.parse(
    await readFile(path.join(WORKSPACE, 'firebase.json'), 'utf8'),
  );
  return {
    documents,
    pages: Object.values(all).flatMap(({ file }) => file.pages),
    rules: [...(servedSite(firebaseJson, SHELL).headers ?? []), ...rules],
    origins: Object.values(sites),
    hasEmulators: environment.emulators !== undefined,
  };
}
