import { checkClosed } from '@raade/contracts/firestore/check-closed';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import type { ContentData } from '@raade/contracts/content/content-data';
import type { Environment } from '@raade/contracts/releases/environment';
import { HOME_ZONE } from '@raade/contracts/base/home-zone';
import { localDay } from '@raade/contracts/base/local-day';
import {
  describedReleaseSchema,
  type LiveRelease,
  type Registry,
  registrySchema,
} from '@raade/contracts/releases/registry';
import type { Pointer, Release } from '@raade/contracts/releases/releases';
import { Failure } from '@raade/contracts/base/failure';
import { SITE_SEARCH } from '@raade/contracts/releases/site-search';
import { contentRules } from '../content/content-files.ts';
import { feedRules } from '../content/feed-files.ts';
import { contentToShow } from '../content/live-content.ts';
import { type PictureFiles, pictureRules } from '../content/picture-files.ts';
import { siteAssociationOf } from '../content/site-association.ts';
import { phaseFactsOf, siteForumOf } from '../content/site-forum.ts';
import { writePictures } from '../content/write-pictures.ts';
import { composePages } from './compose-pages.ts';
import type { Composition } from './composition.ts';
import { readInlinedFiles } from './inlined-files.ts';
import type { RenderPages } from '../renderers/render-pages.ts';
import { shellRenderer } from './frames.ts';
import { nextChange, remotesOn } from './pages-on-day.ts';
import { policySourcesOf } from './page-data.ts';
import { readRemotes } from './read-remotes.ts';
import { composeSearch } from './site-search.ts';
import { originOf, type Origins, releaseBase } from '../reading/read-release.ts';
import {
  SHELL,
  SHELL_FILES,
  type ShellFiles,
  shellFilesSchema,
} from '@raade/contracts/releases/shell-files';
import { type HeaderRule, rulesFileOf } from '../hosting/header-rules.ts';
import { policyRules } from '../policy/policy-rules.ts';
import { usesOf } from '../gates/site-move.ts';
import { entryOf } from '../releases/describe-release.ts';
import { integrityOf } from '../releases/release-id.ts';
import { type OpenRelease, openRelease, type ReadRelease } from '../reading/open-release.ts';
import { writeDocuments, writeAtomically } from '../writing/write-documents.ts';

/** The live release of each app, including the shell. */
export type Pointers = Readonly<Record<string, Pointer>>;

/** The inputs of composing, besides releases. */
export interface ComposeInput {
  readonly render: RenderPages;
  readonly environment: Environment;
  /** Origins of the apps' sites. The shell's is that of the site itself. */
  readonly origins: Origins;
  /** The day to compose for, like `2025-03-01`; by default the environment's, or today in the forum's time zone. */
  readonly today?: string | undefined;
  /** The published edition. Without one, pages show the content that the releases were built with. */
  readonly edition?: ContentData | undefined;
  /** The files of the pictures in the edition. */
  readonly pictures?: PictureFiles | undefined;
}

interface ShellInput extends ComposeInput {
  readonly pointers: Pointers;
  readonly read: ReadRelease;
  /** Folder of the shell's site. */
  readonly siteDir: string;
}

/** Releases by app. */
export type OpenReleases = Readonly<Record<string, OpenRelease>>;

/** The registry entry of a release for browsers, with the address of its entry script. */
export function liveReleaseOf(release: Release, origin: string): LiveRelease {
  const url = releaseBase(origin, release.release) + entryOf(release.name);
  return { url, ...describedReleaseSchema.parse(release) };
}

/** The registry for browsers: the live release of each remote. Throws a `Failure` if two have the same path or slot. */
export function registryOf(files: readonly Release[], origins: Origins): Registry {
  const remotes = files
    .filter(({ name }) => name !== SHELL)
    .map((file) => [file.name, liveReleaseOf(file, originOf(origins, file.name))] as const);
  const registry = { schema: 1, remotes: Object.fromEntries(remotes) };
  const result = checkClosed(registrySchema, registry);
  if (result.success) return result.data;
  throw new Failure(`registry.json is not valid:\n${describeIssues(result.issues)}`);
}

/** Opens all releases. Rejects if the `release.json` of one does not match its pointer. */
export async function openReleases(pointers: Pointers, read: ReadRelease): Promise<OpenReleases> {
  const entries = Object.entries(pointers).map(
    async ([app, pointer]) => [app, await openRelease(read, pointer)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Composes the shell's site and writes it to its folder. `registry.json` is written last, so that a browser that reads
 * about a new release there finds the pages of that release.
 */
export async function composeShell(input: ShellInput): Promise<Registry> {
  const composed = await composeDocuments(await openReleases(input.pointers, input.read), input);
  await writeComposed(input.siteDir, composed);
  return composed.registry;
}

/** Writes a composition to the folder of the shell's site. */
export async function writeComposed(
  siteDir: string,
  { documents, pictures, rules }: Composed,
): Promise<void> {
  await writePictures(siteDir, pictures);
  await writeAtomically(rulesFileOf(siteDir), JSON.stringify(rules, null, 2));
  await writeDocuments(siteDir, documents);
}

/** The result of compose. */
export interface Composed {
  /** Contents of the shell's site by file name. */
  readonly documents: Map<string, string>;
  /** Picture files, which never change at their addresses. */
  readonly pictures: PictureFiles;
  /** Headers with which these files are served. */
  readonly rules: readonly HeaderRule[];
  readonly registry: Registry;
  /** The shell's release, to whose files the pages refer. */
  readonly shell: OpenRelease;
  /** The next day on which pages change, in the forum's time zone; undefined if the environment fixes the day. */
  readonly validity?: { readonly until: string; readonly zone: string };
  /** One message for each app that has a problem but is shown nevertheless. */
  readonly problems: readonly string[];
}

/** Composes all documents of the site in memory, and writes nothing. */
export async function composeDocuments(
  releases: OpenReleases,
  { environment, origins, render, today: day, edition, pictures = new Map() }: ComposeInput,
): Promise<Composed> {
  const shell = releases[SHELL];
  if (!shell) throw new Failure('No release of the shell is live, so there are no pages to write.');
  const files = Object.values(releases).map(({ file }) => file);
  const content = await contentToShow(releases, edition);
  const forum = content && siteForumOf(content);
  const zone = forum?.timeZone ?? HOME_ZONE;
  const today = day ?? environment.today ?? localDay(new Date(), zone);
  const phaseFacts = content && phaseFactsOf(content);
  const { entries, changesOn, ...remotes } = await readRemotes(
    releases,
    edition && content && { content, day: today, render },
  );
  const { search, problems } = await composeSearch(releases, entries);
  const searchText = JSON.stringify(search);
  const registry = {
    ...registryOf(files, origins),
    ...(content && { content: content.id }),
    search: integrityOf(searchText),
  };
  const shellBase = `/r/${shell.file.release}/`;
  const shellFiles = parseShellFiles(await shell.text(SHELL_FILES));
  // The addresses of sites are needed by tools only.
  const publicEnvironment: Environment = { ...environment };
  delete publicEnvironment.sites;
  const composition: Composition = {
    template: await shell.text('template.html'),
    shellBase,
    shellFiles,
    inlinedFiles: await readInlinedFiles(shellFiles, shellBase, shell.text),
    renderShell: shellRenderer(render, {
      app: SHELL,
      release: shell.file.release,
      code: await shell.text(shellFiles.renderer),
    }),
    today,
    content,
    forum,
    association: content && siteAssociationOf(content),
    registry,
    environment: publicEnvironment,
    hashes: hashesOf(files),
    placedSlots: placedSlotsOf(files),
    ...remotesOn(remotes, today, phaseFacts),
  };
  const documents = await composePages(composition);
  documents.set('environment.json', JSON.stringify(publicEnvironment, null, 2));
  documents.set(SITE_SEARCH.slice(1), searchText);
  documents.set('registry.json', JSON.stringify(registry, null, 2));
  const rules = [
    ...policyRules(policySourcesOf(composition)),
    ...(content ? contentRules(content, documents) : []),
    ...feedRules(documents),
    ...pictureRules(pictures),
  ];
  const validity =
    environment.today === undefined
      ? { validity: { until: nextChange(remotes, today, changesOn, phaseFacts), zone } }
      : {};
  return { documents, pictures, registry, shell, rules, problems, ...validity };
}

/** The slots in the pages of each remote. */
function placedSlotsOf(files: readonly Release[]): Composition['placedSlots'] {
  return Object.fromEntries(files.map((file) => [file.name, Object.keys(usesOf(file).slots)]));
}

function hashesOf(files: readonly Release[]): Composition['hashes'] {
  const hashes = files.map((release) => {
    const fileHashes = release.files.map(({ path, integrity }) => [path, integrity] as const);
    return [release.name, new Map(fileHashes)] as const;
  });
  return Object.fromEntries(hashes);
}

function parseShellFiles(text: string): ShellFiles {
  const result = shellFilesSchema.safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Failure(
    `${SHELL_FILES} of the live shell is not what these tools read:\n${describeIssues(result.error.issues)}\n` +
      'Release a shell that was built with them: `npm run release -- publish shell`.',
  );
}
