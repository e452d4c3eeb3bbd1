import { RELEASE_ID } from '@raade/contracts/releases/registry';
import { appName } from '@raade/contracts/releases/remote';
import { Failure } from '@raade/contracts/base/failure';
import { ACCEPTABLE, type Acceptable } from '@raade/contracts/releases/acceptable';
import { LEFT_OUT } from './compose-exit-code.ts';
import { type CommandInput, parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';

/** The definition of an option that accepts an objection of a gate. */
function acceptOption(objection: Acceptable) {
  const help = `for publish, promote and verify: accepts that ${ACCEPTABLE[objection]}`;
  return { type: 'boolean', default: false, help } as const;
}

export const RELEASE_COMMAND = {
  name: 'npm run release',
  summary:
    'Publishes releases of an app, a remote or "shell", and moves the pointer to the live one.',
  usage: [
    'publish <app> [--build <folder>] [--no-promote]',
    'promote <app> <release>',
    'promote <app>@<release> <app>@<release>…',
    'rollback <app> [<release>]',
    'list <app>',
    'verify <app> [<release>]',
    'compose',
    '… --environment <file> [--deploy]',
  ],
  hasPositionals: true,
  options: {
    build: {
      type: 'string',
      value: '<folder>',
      help: 'for publish: the finished build; by default dist/apps/<app>',
    },
    'no-promote': {
      type: 'boolean',
      default: false,
      help: 'for publish: does not move the pointer',
    },
    'allow-empty': acceptOption('allow-empty'),
    'allow-gone': acceptOption('allow-gone'),
    'leave-behind': acceptOption('leave-behind'),
    environment: {
      type: 'string',
      value: '<file>',
      help: 'an environment.json; by default the running local stack is used',
    },
    deploy: {
      type: 'boolean',
      default: false,
      help: 'runs the commands of Firebase instead of printing them; with --environment',
    },
  },
  examples: {
    'npm run release -- publish giving': 'live at once, on the local stack',
    'npm run release -- rollback giving': 'makes the previous release live again',
    'npm run release -- compose': `composes all pages; exit code ${LEFT_OUT} if an app was left out or shown with an earlier release`,
    'npm run release -- promote shell@<release> admin@<release>': 'both at once, or neither',
  },
} as const;
const USAGE = usageOf(RELEASE_COMMAND);

/** A release of an app, by its id. */
export interface NamedRelease {
  readonly app: string;
  readonly release: string;
}

type ReleaseTask =
  | {
      readonly task: 'publish';
      readonly app: string;
      readonly build: string | undefined;
      readonly promote: boolean;
    }
  | { readonly task: 'promote'; readonly releases: readonly NamedRelease[] }
  | { readonly task: 'rollback'; readonly app: string; readonly release?: string }
  | { readonly task: 'verify'; readonly app: string; readonly release?: string }
  | { readonly task: 'list'; readonly app: string }
  | { readonly task: 'compose' };

/** Options for sites on Firebase Hosting; without them, the command uses the local stack. */
export interface HostedOptions {
  /** Path of an `environment.json`. */
  readonly environment: string;
  readonly deploy: boolean;
}

/** The parsed arguments of `npm run release`. */
export type ReleaseOptions = ReleaseTask & {
  readonly hosted: HostedOptions | undefined;
  /** The accepted objections of gates. */
  readonly accepted: readonly Acceptable[];
};

type Values = CommandInput<typeof RELEASE_COMMAND>['values'];

const OBJECTIONS = Object.keys(ACCEPTABLE) as Acceptable[];
/** The tasks that gates check. */
const CHECKED_TASKS: readonly ReleaseTask['task'][] = ['publish', 'promote', 'verify'];

/**
 * Reads the arguments of the command.
 * @throws Failure that shows how the command is used
 */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseCommandLine(RELEASE_COMMAND, args);
  const task = taskOf(positionals, values);
  const hasPublishOptions = values.build !== undefined || values['no-promote'];
  if (!task || (hasPublishOptions && task.task !== 'publish')) throw new Failure(USAGE);
  const accepted = OBJECTIONS.filter((objection) => values[objection]);
  if (accepted.length > 0 && !CHECKED_TASKS.includes(task.task)) throw new Failure(USAGE);
  return { ...task, accepted, hosted: readHostedOptions(values) };
}

function taskOf([task, app, release, ...others]: readonly string[], values: Values) {
  if (task === 'promote' && app?.includes('@')) {
    const texts = [app, ...(release === undefined ? [] : [release]), ...others];
    return { task, releases: texts.map(parseNamedRelease) } as const;
  }
  if (others.length > 0) return undefined;
  if (task === 'compose') return app === undefined ? ({ task } as const) : undefined;
  if (!appName.safeParse(app).success || app === undefined) return undefined;
  return release === undefined ? taskFor(task, app, values) : taskWith(task, app, release);
}

/** The task with the name of an app; undefined if there is none. */
function taskFor(
  task: string | undefined,
  app: string,
  { build, 'no-promote': noPromote }: Values,
): ReleaseTask | undefined {
  if (task === 'publish') return { task, app, build, promote: !noPromote };
  if (task === 'verify' || task === 'rollback' || task === 'list') return { task, app };
  return undefined;
}

/** The task with an app and a release; undefined if there is none. */
function taskWith(task: string | undefined, app: string, release: string): ReleaseTask | undefined {
  if (task === 'promote') return { task, releases: [{ app, release: checkId(release) }] };
  if (task !== 'verify' && task !== 'rollback') return undefined;
  return { task, app, release: checkId(release) };
}

function checkId(release: string): string {
  if (RELEASE_ID.test(release)) return release;
  throw new Failure(`"${release}" is not a release id, which has 32 hex digits.\n${USAGE}`);
}

/** Parses `giving@<release>`. */
function parseNamedRelease(text: string): NamedRelease {
  const [app = '', release = ''] = text.split('@');
  if (!appName.safeParse(app).success) throw new Failure(`"${app}" is no app.\n${USAGE}`);
  return { app, release: checkId(release) };
}

function readHostedOptions({ environment, deploy }: Values): HostedOptions | undefined {
  if (environment !== undefined) return { environment, deploy };
  if (deploy) throw new Failure(`--deploy needs --environment.\n${USAGE}`);
  return undefined;
}
