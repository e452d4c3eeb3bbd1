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
import { hasScript, unendedIn, withoutNoscript } from '../html/unsafe-html.ts';
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
  /** The HTML of the slots that the release fills, by their names. */
  readonly slots: NonNullable<PagesFile['slots']>;
  readonly search: SearchEntry[];
  /** Its links in the frame; undefined where they are those of the release. */
  readonly links: RemoteLinks | undefined;
  /** The days on which pages may become others, in order. */
  readonly changesOn: readonly string[];
}

/** The edition to be shown, and how. */
interface Showing extends Pick<RemoteTask, 'day'> {
  readonly content: LiveContent;
  readonly render: RenderPages;
  /** True to render the pages of all later days, too, and see whether they may be shown. */
  readonly isTrial?: boolean;
}

/** True for releases whose pages can show whatever is published. */
export const hasRenderer = ({ file }: OpenRelease) =>
  file.files.some(({ path }) => path === REMOTE_RENDERER_FILE);

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new EditionFailure(
    `${what} not valid:\n${describeIssues(result.error.issues.slice(0, 5))}`,
  );
}

/** Nothing that an edition says may become code. */
function checkedBody(html: string, what: string, problem: string | undefined): string {
  if (problem) throw new EditionFailure(`${what} ${problem}`);
  if (hasScript(html)) throw new EditionFailure(`${what} holds a script.`);
  const unended = unendedIn(html);
  if (unended !== undefined)
    throw new EditionFailure(`${what} has an element or a comment that does not end: ${unended}`);
  return withIdleForms(html);
}

/** Pages at addresses of others are the release's fault, whatever the edition says. */
function checkAddresses({ file }: OpenRelease, described: readonly PageDescriptor[]): void {
  const paths = described.map(({ path }) => path);
  const foreign = foreignPages(file.paths, paths);
  if (foreign.length > 0) {
    const { release } = file;
    throw new Failure(`${file.name} ${release}: ${foreign.slice(0, 5).join('\n')}`);
  }
  const twice = paths.find((path, index) => paths.indexOf(path) !== index);
  if (twice !== undefined) throw new EditionFailure(`${file.name}: it has "${twice}" twice.`);
}

/**
 * Renders the pages of a release as they are on a day with this content. Rejects with an `EditionFailure` that names
 * the page that cannot be rendered, and with a `Failure` that names the release if that is at fault.
 * @param released `pages.json` of the release
 */
export async function renderEdition(
  release: OpenRelease,
  released: PagesFile,
  { content, day, render, isTrial = false }: Showing,
): Promise<RenderedEdition> {
  const { name: app, release: id } = release.file;
  const { revision, parts } = content;
  const slots = Object.keys(released.slots ?? {});
  const code = await release.text(REMOTE_RENDERER_FILE);
  const remote = { content: { revision, parts }, day, isTrial, slots };
  const request = { bundle: { app, release: id, code }, task: { remote } };
  const answer = await renderWith(render, request, renderedRemoteSchema(remote));
  const described = checked(describedSchema, answer.pages, `${app}: its pages are`);
  checkAddresses(release, described);
  const entries = checked(searchSchema, answer.search, `${app}: its entries in search are`);
  const links = checked(linksSchema, answer.links, `${app}: its links are`);
  requireOwnAddresses(release, [
    ...allLinks(links ?? {}).map(({ href }) => href),
    ...entries.map(({ path }) => path),
  ]);
  const bodies = answer.bodies.map(({ path, from, html }) => ({
    key: `${from} ${path}`,
    html: checkedBody(html, `${app}: the page "${path}"`, pageProblem(html)),
  }));
  const bodyOn = new Map(bodies.map(({ key, html }) => [key, html]));
  const pages = described.map((page) => {
    const body = isRendered(page) ? bodyOn.get(`${day} ${page.path}`) : undefined;
    return { ...asReleased(page, released), ...(body !== undefined && { body }) };
  });
  return {
    pages,
    links,
    slots: slotsWith(answer.slots, released, app),
    search: searchFile(described, entries).entries,
    changesOn: answer.changesOn,
  };
}

/** A page for a whole prefix is another one at each address, and internal pages are for who signs in. */
const isRendered = ({ path, internal }: PageDescriptor) => !internal && !path.endsWith('*');

/** The slots that the build has rendered, with the edition. */
function slotsWith(
  rendered: RenderedRemote['slots'],
  { slots = {} }: PagesFile,
  app: string,
): RenderedEdition['slots'] {
  const known = rendered.filter(({ name }) => Object.hasOwn(slots, name));
  const bodies = known.map(
    ({ name, html }) =>
      [
        name,
        checkedBody(withoutNoscript(html), `${app}: the slot "${name}"`, slotProblem(html)),
      ] as const,
  );
  return { ...slots, ...Object.fromEntries(bodies) };
}

/** The page with what only a build knows: its files, and a picture for its card. */
function asReleased(
  { ogImage: words, ...page }: PageDescriptor,
  released: PagesFile,
): PagesFile['pages'][number] {
  const likeIt = released.pages.find(({ chunk }) => chunk === page.chunk);
  if (!likeIt) throw new EditionFailure(`No page of the release has the chunk "${page.chunk}".`);
  const text = sharePictureText({ ...page, ogImage: words });
  const ogImage = page.internal ? undefined : pictureOf(sharePictureAlt(text), released);
  return { ...page, files: likeIt.files, ...(ogImage && { ogImage }) };
}

/** The picture with all words of a page's card, wherever it was, and no other one; else one that says who we are. */
const pictureOf = (alt: string, { pages, plainOgImage }: PagesFile) =>
  pages.find(({ ogImage }) => ogImage?.alt === alt)?.ogImage ?? plainOgImage;
