/** What open pages are told. */
interface PageState {
  /** Another one once there is anything else to show. */
  readonly build: number;
  /** Why that does not show the sources as they are. */
  readonly problem?: string;
}

/** What can have a problem; it goes when that is well again. */
type Subject = 'build' | 'site' | 'composition';

export interface PageStates {
  readonly state: () => PageState;
  /** Calls back with each new state. Returns the way to stop. */
  readonly listen: (listener: (state: PageState) => void) => () => void;
  /** Notes what is wrong with something, or by undefined that it is well, and says so in the terminal. */
  readonly note: (subject: Subject, problem: string | undefined) => void;
  /** There is something else to show. */
  readonly renew: () => void;
}

/** @param say tells the developer, in the terminal */
export function createPageStates(say: (text: string) => void): PageStates {
  const listeners = new Set<(state: PageState) => void>();
  const problems = new Map<Subject, string>();
  // Pages of an earlier run are none of this one.
  let build = Date.now();

  const state = (): PageState => {
    const problem = [...problems.values()].join('\n\n');
    return problem ? { build, problem } : { build };
  };
  const tell = () => listeners.forEach((listener) => listener(state()));
  return {
    state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note(subject, problem) {
      if (problems.get(subject) === problem) return;
      if (problem === undefined) {
        problems.delete(subject);
      } else {
        problems.set(subject, problem);
        say(problem);
      }
      tell();
    },
    renew() {
      problems.delete('composition');
      build += 1;
      tell();
    },
  };
}
