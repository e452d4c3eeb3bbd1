import { allLinks } from '@raade/contracts/site/all-links';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import { type PagesFile, pagesFileSchema } from '@raade/contracts/site/pages';
import { remoteManifestSchema } from '@raade/contracts/releases/remote';
import type { SearchEntry } from '@raade/contracts/site/search';
import { SHELL } from '@raade/contracts/releases/shell-files';
import type { LiveContent } from '../content/live-content.ts';
import { requireOwnAddresses } from '../content/own-addresses.ts';
import { hasRenderer, type RenderedEdition, renderEdition } from '../content/render-edition.ts';
import type { PolicyFields } from '../policy/area-policy.ts';
import type { OpenRelease } from '../reading/open-release.ts';
import type { RenderPages } from '../renderers/render-pages.ts';
import type { Composition } from './composition.ts';

/** The edition to render, the day, and the function that renders. */
interface Edition {
  readonly content: LiveContent;
  readonly day: string;
  readonly render: RenderPages;
}

/** The parts of a remote's release that the publisher needs. */
interface ReadRemote {
  readonly file: PagesFile;
  readonly links: RemoteLinks | undefined;
  readonly policyFields: PolicyFields;
  /** Its pages rendered with the edition, if there is one and the release can render. */
  readonly rendered?: RenderedEdition;
}

interface ReadRemotes extends Pick<Composition, 'pages' | 'links' | 'policyFields'> {
  /** Search entries of the remotes that show the edition, by name. */
  readonly entries: ReadonlyMap<string, SearchEntry[]>;
  /** The days on which the rendered pages may change. */
  readonly changesOn: readonly string[];
}

async function readRemote(release: OpenRelease, edition: Edition | undefined): Promise<ReadRemote> {
  const { text } = release;
  const [pages, manifest] = await Promise.all([text('pages.json'), text('remote.json')]);
  const { links, area, services } = remoteManifestSchema.parse(JSON.parse(manifest));
  requireOwnAddresses(
    release,
    allLinks(links ?? {}).map(({ href }) => href),
  );
  const policyFields = { area, services };
  const file = pagesFileSchema.parse(JSON.parse(pages));
  if (!edition || !hasRenderer(release)) return { file, links, policyFields };
  const rendered = await renderEdition(release, file, edition);
  return {
    policyFields,
    rendered,
    file: { ...file, pages: rendered.pages, ...(file.slots && { slots: rendered.slots }) },
    links: rendered.links ?? links,
  };
}

/** Reads pages and links of the live releases. Releases that can render show the edition, not their own content. */
export async function readRemotes(
  releases: Readonly<Record<string, OpenRelease>>,
  edition: Edition | undefined,
): Promise<ReadRemotes> {
  const remotes = Object.entries(releases).filter(([app]) => app !== SHELL);
  const entries = await Promise.all(
    remotes.map(async ([app, release]) => [app, await readRemote(release, edition)] as const),
  );
  const mapRemotes = <Value>(map: (remote: ReadRemote) => Value) =>
    Object.fromEntries(entries.map(([app, remote]) => [app, map(remote)]));
  return {
    pages: mapRemotes(({ file }) => file),
    links: mapRemotes(({ links }) => links),
    policyFields: mapRemotes(({ policyFields }) => policyFields),
    entries: new Map(
      entries.flatMap(([app, { rendered }]) => (rendered ? [[app, rendered.search]] : [])),
    ),
    changesOn: entries.flatMap(([, { rendered }]) => rendered?.changesOn ?? []),
  };
}
