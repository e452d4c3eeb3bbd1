import type { WatchedBuild } from '@raade/bundling/watch/watch-remote.ts';
import { messageOf } from '@raade/contracts/failure';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import { type ComposedSite, composeWith } from './composed-site.ts';
import { askSite, createReader, type LiveSite, openSite } from './live-site.ts';
import { localRelease } from './local-release.ts';
import { objections } from './objections.ts';
import { createPageStates, type PageStates } from './page-state.ts';

export interface ShownSite extends Pick<PageStates, 'state' | 'listen'> {
  /** The site with the latest build that it could be composed with. */
  readonly current: () => ComposedSite | undefined;
  /** True for the id of a build of this session. */
  readonly isLocal: (release: string) => boolean;
  /** Asks the site what is live, and composes anew if that has changed. Never rejects. */
  readonly follow: () => Promise<void>;
  /** Takes over the build that its folder holds. */
  readonly built: () => Promise<void>;
  /** Says what would keep that build from going live. Never rejects. */
  readonly compare: (build: WatchedBuild) => Promise<void>;
  readonly failed: (message: string) => void;
}

interface ShownSiteOptions {
  /** Origin of the shell. */
  readonly shell: string;
  /** The remote that is worked on. */
  readonly name: string;
  /** Folder of its build. */
  readonly dist: string;
  /** Where the build is served. */
  readonly origin: string;
  /** Tells the developer, in the terminal. */
  readonly say: (text: string) => void;
}

/** Does one thing after the other. */
function inTurn() {
  let turn: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
}

/** Says what would keep a build from going live, and the same only once. */
function createComparison({ origin, say }: ShownSiteOptions) {
  let before = '';
  return async (site: LiveSite, release: OpenRelease, { facts }: WatchedBuild): Promise<void> => {
    const found = await facts().then(
      (used) => objections(site, release, used, origin).join('\n\n'),
      messageOf,
    );
    if (found && found !== before) say(`It could not go live like this:\n${found}`);
    before = found;
  };
}

/** What is live at an address with a build in place of one remote, as both change. */
export function createShownSite(options: ShownSiteOptions): ShownSite {
  const { shell, name, dist, origin, say } = options;
  const { note, renew, ...states } = createPageStates(say);
  const reader = createReader();
  const locals = new Set<string>();
  // Each composition takes the newest of both sides.
  const composing = inTurn();
  const compare = createComparison(options);
  let live: LiveSite | undefined;
  let local: OpenRelease | undefined;
  let site: ComposedSite | undefined;

  const compose = async () => {
    if (!live || !local) return;
    try {
      site = await composeWith(live, local, origin);
      renew();
    } catch (error) {
      note('composition', `The site cannot be composed with ${name}: ${messageOf(error)}`);
    }
  };

  return {
    ...states,
    current: () => site,
    isLocal: (release) => locals.has(release),
    async follow() {
      try {
        const said = await askSite(shell);
        note('site', undefined);
        if (said.state === live?.state) {
          if (!site) await composing(compose);
          return;
        }
        const opened = await openSite(shell, said, { name, reader });
        opened.problems.forEach(say);
        live = opened;
        await composing(compose);
      } catch (error) {
        const until = live
          ? 'What was read of it before is still shown.'
          : `${origin} shows ${name} as soon as that is well.`;
        note('site', `${messageOf(error)}\n${until}`);
      }
    },
    async built() {
      local = await localRelease(dist);
      locals.add(local.file.pointer.release);
      note('build', undefined);
      await composing(compose);
    },
    async compare(build) {
      if (live && local) await compare(live, local, build);
    },
    failed: (message) =>
      note('build', `${name} was not built; the last build that was is shown.\n\n${message}`),
  };
}
