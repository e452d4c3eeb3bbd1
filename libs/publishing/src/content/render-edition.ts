import { describeIssues } from '@raade/contracts/describe-issues';
import { messageOf } from '@raade/contracts/failure';
import { withIdleForms } from '@raade/contracts/idle-forms';
import { type RemoteLinks, remoteLinksSchema } from '@raade/contracts/navigation';
import { pageDescriptorSchema, type PageDescriptor, type PagesFile } from '@raade/contracts/pages';
import {
  REMOTE_RENDERER_FILE,
  type RemoteEdition,
  type RemoteRenderer,
} from '@raade/contracts/prerendering';
import { type SearchEntry, searchEntrySchema } from '@raade/contracts/search';
import { sharePictureAlt, sharePictureText } from '@raade/contracts/share-picture';
import { searchFile } from '@raade/contracts/search-of-pages';
import * as z from 'zod/mini';
import { loadRemoteRenderer } from '../renderers/load-renderer.ts';
import type { OpenRelease } from '../reading/open-release.ts';
import { EditionFailure } from './edition-failure.ts';
import type { LiveContent } from './live-content.ts';

/** A page that is larger is a mistake, not a page. */
const LARGEST_PAGE = 2_000_000;

const describedSchema = z.array(pageDescriptorSchema);
const searchSchema = z.array(searchEntrySchema);
const linksSchema = z.optional(remoteLinksSchema);

/** What a release's pages are with an edition. */
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

/** True for releases whose pages can show whatever is published. */
export const hasRenderer = ({ file }: OpenRelease) =>
  file.files.some(({ path }) => path === REMOTE_RENDERER_FILE);

/** A page for a whole prefix is another one at each address, and internal pages are for who signs in. */
const isRendered = ({ path, internal }: PageDescriptor) => !internal && !path.endsWith('*');

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new EditionFailure(`${what} not valid:\n${describeIssues(result.error.issues)}`);
}

/** Nothing that an edition says may become code. */
function checkedBody(html: string, what: string): string {
  if (/<script[\s>]/i.test(html)) throw new EditionFailure(`${what} holds a script.`);
  if (html.length > LARGEST_PAGE)
    throw new EditionFailure(`${what} is larger than any page may be.`);
  return withIdleForms(html);
}

async function opened(
  renderer: RemoteRenderer,
  content: LiveContent,
  app: string,
): Promise<RemoteEdition> {
  const { revision, parts } = content;
  return renderer.openEdition({ revision, parts }).catch((cause: unknown) => {
    throw new EditionFailure(`${app} cannot show this edition: ${messageOf(cause)}`, { cause });
  });
}

/**
 * Renders the pages of a release as they are on a day with this content. Rejects with an `EditionFailure` that names
 * the page that cannot be rendered.
 * @param released `pages.json` of the release
 */
export async function renderEdition(
  release: OpenRelease,
  released: PagesFile,
  { content, day }: { readonly content: LiveContent; readonly day: string },
): Promise<RenderedEdition> {
  const { name: app, pointer } = release.file;
  const bundle = `${app} ${pointer.release}/${REMOTE_RENDERER_FILE}`;
  const renderer = loadRemoteRenderer(await release.text(REMOTE_RENDERER_FILE), bundle);
  const edition = await opened(renderer, content, app);
  const described = checked(describedSchema, edition.pages, `${app}: its pages are`);
  const entries = checked(searchSchema, edition.search, `${app}: its entries in search are`);
  const links = checked(linksSchema, edition.links, `${app}: its links are`);
  const pages: PagesFile['pages'] = [];
  for (const page of described) {
    pages.push({ ...asReleased(page, released), ...(await bodyOf(edition, page, { app, day })) });
  }
  const search = searchFile(described, entries).entries;
  const slots = await slotsOf(edition, released, app);
  return { pages, slots, search, links, changesOn: edition.changesOn };
}

/** The slots that the build has rendered, with the edition. */
async function slotsOf(
  edition: RemoteEdition,
  { slots = {} }: PagesFile,
  app: string,
): Promise<RenderedEdition['slots']> {
  const rendered: Record<string, string> = { ...slots };
  for (const name of Object.keys(slots)) {
    const what = `${app}: the slot "${name}"`;
    const html = await edition.renderSlot?.(name).catch((cause: unknown) => {
      throw new EditionFailure(`${what} cannot be rendered: ${messageOf(cause)}`, { cause });
    });
    if (html !== undefined) rendered[name] = checkedBody(html, what);
  }
  return rendered;
}

async function bodyOf(
  edition: RemoteEdition,
  page: PageDescriptor,
  { app, day }: { readonly app: string; readonly day: string },
): Promise<{ body?: string }> {
  if (!isRendered(page)) return {};
  const what = `${app}: the page "${page.path}"`;
  const html = await edition.renderPage(page.path, day).catch((cause: unknown) => {
    throw new EditionFailure(`${what} cannot be rendered: ${messageOf(cause)}`, { cause });
  });
  return { body: checkedBody(html, what) };
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
