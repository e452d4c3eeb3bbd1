import type { Environment } from '@raade/contracts/releases/environment';
import type { RemoteLinks } from '@raade/contracts/site/navigation';
import type { LiveContent } from '../content/live-content.ts';
import type { PagesFile } from '@raade/contracts/site/pages';
import type { Registry } from '@raade/contracts/releases/registry';
import type { SiteAssociation } from '@raade/contracts/content/site-association';
import type { SiteForum } from '@raade/contracts/content/site-forum';
import type { ShellFiles } from '@raade/contracts/releases/shell-files';
import type { Declared, PolicySources } from '../policy/area-policy.ts';
import type { BodyContext } from './body.ts';
import type { RenderShell } from './frames.ts';
import type { Hashes } from './hints.ts';
import type { InlinedFiles } from './inlined-files.ts';

/** All that pages are made of. */
export interface Composition {
  /** The shell's HTML, with the marks above. */
  readonly template: string;
  /** Address of the shell's release, like `/r/0123456789abcdef0123456789abcdef/`. */
  readonly shellBase: string;
  readonly shellFiles: ShellFiles;
  /** Texts of the shell's files that stand in every page. */
  readonly inlinedFiles: InlinedFiles;
  readonly renderShell: RenderShell;
  /** The day, like `2025-03-01`, where the forum is: pages show its year, and what the forum is on it. */
  readonly today: string;
  readonly registry: Registry;
  readonly environment: Environment;
  /** Facts of the forum for the frame, if there is one. */
  readonly forum?: SiteForum | undefined;
  /** The association that runs the site, if the content names it. */
  readonly association?: SiteAssociation | undefined;
  /** The content that pages show; undefined if no release shows any. */
  readonly content?: LiveContent | undefined;
  /** Hashes of the files of each live release, the shell's among them. */
  readonly hashes: Readonly<Record<string, Hashes>>;
  /** `pages.json` of each remote's live release. */
  readonly pages: Readonly<Record<string, PagesFile>>;
  /** `links` in the `remote.json` of each remote's live release. */
  readonly links: Readonly<Record<string, RemoteLinks | undefined>>;
  /** The fields of the same files that decide the policies of pages. */
  readonly declared: Readonly<Record<string, Declared>>;
  /** Slots that pages of each remote have a place for. */
  readonly placedSlots: Readonly<Record<string, readonly string[]>>;
}

/** The data of a page for the shell, and the sources of scripts that may run in its document. */
export interface PageData {
  readonly dataBlocks: readonly string[];
  readonly policySources: PolicySources;
}

/** A composition with what comes of its releases together. */
export type Site = Composition &
  BodyContext & {
    /** By the owner of a page; the one for addresses that lead nowhere has none. */
    readonly pageData: (owner: string | undefined) => Promise<PageData>;
  };
