import type { Environment } from '@raade/contracts/releases/environment';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import type { LiveContent } from '../content/live-content.ts';
import type { PagesFile } from '@raade/contracts/site/pages';
import type { Registry } from '@raade/contracts/releases/registry';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import type { PolicyFields, PolicySources } from '../policy/area-policy.ts';
import type { BodyContext } from './body.ts';
import type { RenderShell } from './frames.ts';
import type { Hashes } from './hints.ts';
import type { InlinedFiles } from './inlined-files.ts';

/** Everything from which pages are composed. */
export interface Composition {
  /** The shell's HTML, with the marks that `compose-pages.ts` replaces. */
  readonly template: string;
  /** Address of the shell's release, like `/r/0123456789abcdef0123456789abcdef/`. */
  readonly shellBase: string;
  readonly shellFiles: ShellFiles;
  /** Contents of the shell's files that are inlined into every page. */
  readonly inlinedFiles: InlinedFiles;
  readonly renderShell: RenderShell;
  /** The day to compose for, like `2025-03-01`, in the forum's time zone. Year and forum phase follow from it. */
  readonly today: string;
  readonly registry: Registry;
  readonly environment: Environment;
  /** Data of the forum for the frame, if there is one. */
  readonly forum?: SiteForum | undefined;
  /** The association that runs the site, if the content names it. */
  readonly association?: SiteAssociation | undefined;
  /** The content that pages show; undefined if no release shows any. */
  readonly content?: LiveContent | undefined;
  /** Hashes of the files of each live release, including the shell's. */
  readonly hashes: Readonly<Record<string, Hashes>>;
  /** `pages.json` of each remote's live release. */
  readonly pages: Readonly<Record<string, PagesFile>>;
  /** `links` in the `remote.json` of each remote's live release. */
  readonly links: Readonly<Record<string, RemoteLinks | undefined>>;
  /** The fields of the same files that decide the Content-Security-Policies. */
  readonly policyFields: Readonly<Record<string, PolicyFields>>;
  /** The slots in the pages of each remote. */
  readonly placedSlots: Readonly<Record<string, readonly string[]>>;
}

/** The data blocks of a page, and the inputs of its Content-Security-Policy. */
export interface PageData {
  readonly dataBlocks: readonly string[];
  readonly policySources: PolicySources;
}

/** A composition with data that is derived from all its releases. */
export type Site = Composition &
  BodyContext & {
    /** The data of a page by its owner; undefined for the page 'not found'. */
    readonly pageData: (owner: string | undefined) => Promise<PageData>;
  };
