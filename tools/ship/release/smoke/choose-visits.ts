import { isOwnPage } from '@raade/contracts/owned-paths';
import { type PagesFile, pagesFileSchema } from '@raade/contracts/pages';
import { PRERENDERING } from '@raade/contracts/prerendering';
import type { ReleaseFile } from '@raade/contracts/releases';
import { SHELL } from '@raade/contracts/shell-files';
import type { OpenReleases } from '@raade/publishing/compose/compose-shell';

/** A page to open. */
export interface PageVisit {
  /** Like `/projects`, where the remote has a page for `/projects/*`. */
  readonly path: string;
  /** The app whose page it is. */
  readonly owner: string;
}

type Page = PagesFile['pages'][number];

interface RemotePages {
  readonly file: ReleaseFile;
  /** One of each kind. */
  readonly pages: readonly Page[];
}

/** Where nobody has a page: the shell alone answers. */
const NOWHERE: PageVisit = { path: '/404', owner: SHELL };

/** One page for each chunk of code below each path of the remote: fifty speakers are shown by the same code. */
function oneOfEachKind({ pointer }: ReleaseFile, pages: readonly Page[]): readonly Page[] {
  const kinds = new Map<string, Page>();
  for (const page of pages) {
    const place = pointer.paths.find((path) => isOwnPage([path], page.path));
    const kind = `${page.chunk} ${place}`;
    if (!kinds.has(kind)) kinds.set(kind, page);
  }
  return [...kinds.values()];
}

async function pagesOf(releases: OpenReleases): Promise<readonly RemotePages[]> {
  const remotes = Object.values(releases).filter(({ file }) => file.name !== SHELL);
  return Promise.all(
    remotes.map(async ({ file, text }) => {
      const { pages } = pagesFileSchema.parse(JSON.parse(await text('pages.json')));
      return { file, pages: oneOfEachKind(file, pages) };
    }),
  );
}

const places = ({ body = '' }: Page, slot: string) =>
  body.includes(`<${PRERENDERING.slotHole} name="${slot}"`);

/** Pages of a neighbour that show a part of those who move, and its first page, which shows that it is left in peace. */
function neighbourPages({ pages }: RemotePages, slots: readonly string[]): readonly Page[] {
  return pages.filter((page, index) => index === 0 || slots.some((slot) => places(page, slot)));
}

/**
 * The pages in which apps that move have a part, and some of all others.
 * @param moving the apps; a shell has a part in every page
 */
export async function chooseVisits(
  moving: readonly string[],
  releases: OpenReleases,
): Promise<readonly PageVisit[]> {
  const isShell = moving.includes(SHELL);
  const slots = moving.flatMap((app) => releases[app]?.file.pointer.slots ?? []);
  const chosen = (await pagesOf(releases)).flatMap((remote) => {
    const { name } = remote.file;
    const isWhole = isShell || moving.includes(name);
    const pages = isWhole ? remote.pages : neighbourPages(remote, slots);
    return pages.map(({ path }) => ({ path: path.replace(/(.)\/\*$/, '$1'), owner: name }));
  });
  return isShell ? [...chosen, NOWHERE] : chosen;
}
