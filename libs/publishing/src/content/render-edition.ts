import { allLinks } from '@raade/contracts/site/all-links';
import { describeIssues } from '@raade/contracts/base/describe-issues';
import { Failure } from '@raade/contracts/base/failure';
import { withIdleForms } from '@raade/contracts/site/idle-forms';
import { type RemoteLinks, remoteLinksSchema } from '@raade/contracts/site/navigation';
import { foreignPages } from '@raade/contracts/releases/owned-paths';
import {
  pageDescriptorSchema,
  type PageDescriptor,
  type PagesFile,
} from '@raade/contracts/site/pages';
import { REMOTE_RENDERER_FILE } from '@raade/contracts/site/prerendering';
import { type SearchEntry, searchEntrySchema } from '@raade/contracts/site/search';
import { sharePictureAlt, sharePictureText } from '@raade/contracts/site/share-picture';
import { searchFile } from '@raade/contracts/site/search-of-pages';
import * as z from 'zod/mini';
import {
  renderedRemoteSchema,
  type RenderedRemote,
  type RenderPages,
  type RemoteTask,
  renderWith,
} from '../renderers/render-pages.ts';
import { hasScript, unclosedIn, withoutNoscript } from '../html/unsafe-html.ts';
import type { OpenRelease } from '../reading/open-release.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import { pageProblem, slotProblem } from '../renderers/html-limits.ts';
import type { LiveContent } from './live-content.ts';
import { requireOwnAddresses } from './own-addresses.ts';

const describedSchema = z.array(pageDescriptorSchema);
const searchSchema = z.array(searchEntrySchema);
const linksSchema = z.optional(remoteLinksSchema);

/** The pages of a release, rendered with an edition. */
export interface RenderedEdition {
  readonly pages: PagesFile['pages'];
  /** The HTML of the slots that the release fills, by name. */
  readonly slots: NonNullable<PagesFile['slots']>;
  readonly search: SearchEntry[];
  /** Its links for the frame; undefined if the edition does not change those of the release. */
  readonly links: RemoteLinks | undefined;
  /** The days on which pages may change, sorted. */
  readonly changesOn: readonly string[];
}

/** The edition to render, and how. */
interface RenderOptions extends Pick<RemoteTask, 'day'> {
  readonly content: LiveContent;
  readonly render: RenderPages;
  /** True to render the pages of all later days, too, as a check. */
  readonly isTrial?: boolean;
}

/** True for releases that can render editions. Others always show the content that they were built with. */
export const hasRenderer = ({ file }: OpenRelease) =>
  file.files.some(({ path }) => path === REMOTE_RENDERER_FILE);

function requireValid<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, name: string) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new EditionFailure(
    `${name} not valid:\n${describeIssues(result.error.issues.slice(0, 5))}`,
  );
}

/** Checks rendered HTML: text of an edition must not become a script or change the HTML around it. */
function checkBody(html: string, name: string, problem: string | undefined): string {
  if (problem) throw new EditionFailure(`${name} ${problem}`);
  if (hasScript(html)) throw new EditionFailure(`${name} holds a script.`);
  const unclosed = unclosedIn(html);
  if (unclosed !== undefined)
    throw new EditionFailure(`${name} has an element or a comment that does not end: ${unclosed}`);
  return withIdleForms(html);
}

/** Checks the addresses of pages. Addresses of other remotes are the release's fault, duplicates the edition's. */
function checkAddresses({ file }: OpenRelease, descriptors: readonly PageDescriptor[]): void {
  const paths = descriptors.map(({ path }) => path);
  const foreign = foreignPages(file.paths, paths);
  if (foreign.length > 0) {
    const { release } = file;
    throw new Failure(`${file.name} ${release}: ${foreign.slice(0, 5).join('\n')}`);
  }
  const duplicate = paths.find((path, index) => paths.indexOf(path) !== index);
  if (duplicate) throw new EditionFailure(`${file.name}: it has "${duplicate}" twice.`);
}

/**
 * Renders the pages of a release for a day with an edition. Rejects with an `EditionFailure` if the edition cannot be
 * shown, and with another `Failure` if the release is at fault.
 * @param builtPages `pages.json` of the release
 */
export async function renderEdition(
  release: OpenRelease,
  builtPages: PagesFile,
  { content, day, render, isTrial = false }: RenderOptions,
): Promise<RenderedEdition> {
  const { name: app, release: id } = release.file;
  const { revision, parts } = content;
  const slots = Object.keys(builtPages.slots ?? {});
  const code = await release.text(REMOTE_RENDERER_FILE);
  const remote = { content: { revision, parts }, day, isTrial, slots };
  const request = { bundle: { app, release: id, code }, task: { remote } };
  const answer = await renderWith(render, request, renderedRemoteSchema(remote));
  const descriptors = requireValid(describedSchema, answer.pages, `${app}: its pages are`);
  checkAddresses(release, descriptors);
  const entries = requireValid(searchSchema, answer.search, `${app}: its entries in search are`);
  const links = requireValid(linksSchema, answer.links, `${app}: its links are`);
  requireOwnAddresses(release, [
    ...allLinks(links ?? {}).map(({ href }) => href),
    ...entries.map(({ path }) => path),
  ]);
  const bodies = answer.bodies.map(({ path, from, html }) => ({
    key: `${from} ${path}`,
    html: checkBody(html, `${app}: the page "${path}"`, pageProblem(html)),
  }));
  const bodiesByKey = new Map(bodies.map(({ key, html }) => [key, html]));
  const pages = descriptors.map((page) => {
    const body = isRendered(page) ? bodiesByKey.get(`${day} ${page.path}`) : undefined;
    return { ...withBuildFiles(page, builtPages), ...(body !== undefined && { body }) };
  });
  return {
    pages,
    links,
    slots: slotsWith(answer.slots, builtPages, app),
    search: searchFile(descriptors, entries).entries,
    changesOn: answer.changesOn,
  };
}

/** True if a page is prerendered: not for a whole prefix (its content depends on the address), and not for staff. */
const isRendered = ({ path, internal }: PageDescriptor) => !internal && !path.endsWith('*');

/** The slots of the release, with the HTML of the edition in place of that of the build. */
function slotsWith(
  rendered: RenderedRemote['slots'],
  { slots = {} }: PagesFile,
  app: string,
): RenderedEdition['slots'] {
  const ownSlots = rendered.filter(({ name }) => Object.hasOwn(slots, name));
  const bodies = ownSlots.map(
    ({ name, html }) =>
      [
        name,
        checkBody(withoutNoscript(html), `${app}: the slot "${name}"`, slotProblem(html)),
      ] as const,
  );
  return { ...slots, ...Object.fromEntries(bodies) };
}

/** Adds what only the build knows: the files of the page and its Open Graph image. */
function withBuildFiles(
  { ogImage: imageText, ...page }: PageDescriptor,
  builtPages: PagesFile,
): PagesFile['pages'][number] {
  const sameKind = builtPages.pages.find(({ chunk }) => chunk === page.chunk);
  if (!sameKind) throw new EditionFailure(`No page of the release has the chunk "${page.chunk}".`);
  const text = sharePictureText({ ...page, ogImage: imageText });
  const ogImage = page.internal ? undefined : pictureOf(sharePictureAlt(text), builtPages);
  return { ...page, files: sameKind.files, ...(ogImage && { ogImage }) };
}

/** The Open Graph image with exactly this text, from any page of the release; otherwise the one without a text. */
const pictureOf = (alt: string, { pages, plainOgImage }: PagesFile) =>
  pages.find(({ ogImage }) => ogImage?.alt === alt)?.ogImage ?? plainOgImage;
