import type { WatchedBuild } from '@raade/bundling/watch/watch-remote.ts';
import { messageOf } from '@raade/contracts/failure';
import type { OpenRelease } from '@raade/publishing/reading/open-release';
import { type ComposedSite, composeWith } from './composed-site.ts';
import { askSite, createReader, type LiveSite, openSite } from './live-site.ts';
import { localRelease } from './local-release.ts';
import { objections } from './objections.ts';

/** What open pages are told. */
interface PageState {
  /** Another one once there is anything else to show. */
  readonly build: number;
  /** Why that does not show the sources as they are. */
  readonly problem?: string;
}

export interface ShownSite {
  /** The site with the latest build that it could be composed with. */
  readonly current: () => ComposedSite | undefined;
  readonly state: () => PageState;
  /** True for the id of a build of this session. */
  readonly isLocal: (release: string) => boolean;
  /** Calls back with each new state. Returns the way to stop. */
  readonly listen: (listener: (state: PageState) => void) => () => void;
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

/** Problems by what has them: each goes when that is well again. */
type Subject = 'build' | 'site' | 'composition';

/** What is live at an address with a build in place of one remote, as both change. */
export function createShownSite({ shell, name, dist, origin, say }: ShownSiteOptions): ShownSite {
  const reader = createReader();
  const listeners = new Set<(state: PageState) => void>();
  const problems = new Map<Subject, string>();
  const locals = new Set<string>();
  let live: LiveSite | undefined;
  let local: OpenRelease | undefined;
  let site: ComposedSite | undefined;
  let build = Date.now();
  let turn: Promise<unknown> = Promise.resolve();

  const state = (): PageState => {
    const problem = [...problems.values()].join('\n\n');
    return problem ? { build, problem } : { build };
  };
  const tell = () => listeners.forEach((listener) => listener(state()));
  const note = (subject: Subject, problem: string | undefined) => {
    if (problems.get(subject) === problem) return;
    if (problem === undefined) problems.delete(subject);
    else {
      problems.set(subject, problem);
      say(problem);
    }
    tell();
  };
  /** One after the other: each composes with the newest of both sides. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };

  const compose = async () => {
    if (!live || !local) return;
    try {
      site = await composeWith(live, local, origin);
      build += 1;
      problems.delete('composition');
      tell();
    } catch (error) {
      note('composition', `The site cannot be composed with ${name}: ${messageOf(error)}`);
    }
  };

  const follow = async () => {
    try {
      const said = await askSite(shell);
      note('site', undefined);
      if (said.state === live?.state) return;
      const opened = await openSite(shell, said, { name, reader });
      opened.problems.forEach(say);
      await inTurn(() => {
        live = opened;
        return compose();
      });
    } catch (error) {
      const until = live
        ? 'What was read of it before is still shown.'
        : `${origin} shows ${name} as soon as that is well.`;
      note('site', `${messageOf(error)}\n${until}`);
    }
  };

  let objected = '';
  const compare = async ({ facts }: WatchedBuild) => {
    if (!live || !local) return;
    const [site, release] = [live, local];
    const found = await facts().then(
      (used) => objections(site, release, used, origin).join('\n\n'),
      messageOf,
    );
    if (found && found !== objected) say(`It could not go live like this:\n${found}`);
    objected = found;
  };

  return {
    current: () => site,
    state,
    isLocal: (release) => locals.has(release),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow,
    compare,
    built: () =>
      inTurn(async () => {
        local = await localRelease(dist);
        locals.add(local.file.pointer.release);
        note('build', undefined);
        await compose();
      }),
    failed: (message) =>
      note('build', `${name} was not built; the last build that was is shown.\n\n${message}`),
  };
}
