import { RELEASE_ID } from '@raade/contracts/releases/registry';
import { appName } from '@raade/contracts/releases/remote';
import { Failure } from '@raade/contracts/base/failure';
import { ACCEPTABLE, type Acceptable } from '@raade/contracts/releases/acceptable';
import { LEFT_OUT } from './compose-exit-code.ts';
import { type CommandInput, parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';

/** The definition of an option that accepts an objection of a gate. */
function accepts(what: Acceptable) {
  const help = `for publish, promote and verify: accepts that ${ACCEPTABLE[what]}`;
  return { type: 'boolean', default: false, help } as const;
}

export const RELEASE_COMMAND = {
  name: 'npm run release',
  summary: 'Publishes releases of an app, a remote or "shell", and says which of them is live.',
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
      help: 'for publish: what was built; without it, dist/apps/<app>',
    },
    'no-promote': {
      type: 'boolean',
      default: false,
      help: 'for publish: leaves the pointer where it is',
    },
    'allow-empty': accepts('allow-empty'),
    'allow-gone': accepts('allow-gone'),
    'leave-behind': accepts('leave-behind'),
    environment: {
      type: 'string',
      value: '<file>',
      help: 'an environment.json; without it, the local stack that runs',
    },
    deploy: {
      type: 'boolean',
      default: false,
      help: 'runs the commands of Firebase instead of printing them; with --environment',
    },
  },
  examples: {
    'npm run release -- publish giving': 'live at once, on the local stack',
    'npm run release -- rollback giving': 'and back',
    'npm run release -- compose': `the pages anew; exit code ${LEFT_OUT} if they are live, but an app had to be left out or kept back`,
    'npm run release -- promote shell@<release> admin@<release>': 'both at once, or neither',
  },
} as const;
const USAGE = usageOf(RELEASE_COMMAND);

/** A release that shall go live. */
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

export type ReleaseOptions = ReleaseTask & {
  readonly hosted: HostedOptions | undefined;
  /** The accepted objections of gates. */
  readonly accepted: readonly Acceptable[];
};

type Values = CommandInput<typeof RELEASE_COMMAND>['values'];

const CAN_ACCEPT = Object.keys(ACCEPTABLE) as Acceptable[];
const MEETS_GATES: readonly ReleaseTask['task'][] = ['publish', 'promote', 'verify'];

/** @throws Failure that shows how the command is used */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseCommandLine(RELEASE_COMMAND, args);
  const task = taskOf(positionals, values);
  const onlyPublish = values.build !== undefined || values['no-promote'];
  if (!task || (onlyPublish && task.task !== 'publish')) throw new Failure(USAGE);
  const accepted = CAN_ACCEPT.filter((what) => values[what]);
  if (accepted.length > 0 && !MEETS_GATES.includes(task.task)) throw new Failure(USAGE);
  return { ...task, accepted, hosted: hostedOptions(values) };
}

function taskOf([task, app, release, ...more]: readonly string[], values: Values) {
  if (task === 'promote' && app?.includes('@')) {
    const named = [app, ...(release === undefined ? [] : [release]), ...more];
    return { task, releases: named.map(namedRelease) } as const;
  }
  if (more.length > 0) return undefined;
  if (task === 'compose') return app === undefined ? ({ task } as const) : undefined;
  if (!appName.safeParse(app).success || app === undefined) return undefined;
  return release === undefined ? taskFor(task, app, values) : taskWith(task, app, release);
}

function taskFor(
  task: string | undefined,
  app: string,
  { build, 'no-promote': noPromote }: Values,
): ReleaseTask | undefined {
  if (task === 'publish') return { task, app, build, promote: !noPromote };
  if (task === 'verify' || task === 'rollback' || task === 'list') return { task, app };
  return undefined;
}

function taskWith(task: string | undefined, app: string, release: string): ReleaseTask | undefined {
  if (task === 'promote') return { task, releases: [{ app, release: checkedId(release) }] };
  if (task !== 'verify' && task !== 'rollback') return undefined;
  return { task, app, release: checkedId(release) };
}

function checkedId(release: string): string {
  if (RELEASE_ID.test(release)) return release;
  throw new Failure(`"${release}" is no release: it has 32 hex digits.\n${USAGE}`);
}

/** Parses `giving@<release>`. */
function namedRelease(text: string): NamedRelease {
  const [app = '', release = ''] = text.split('@');
  if (!appName.safeParse(app).success) throw new Failure(`"${app}" is no app.\n${USAGE}`);
  return { app, release: checkedId(release) };
}

function hostedOptions({ environment, deploy }: Values): HostedOptions | undefined {
  if (environment !== undefined) return { environment, deploy };
  if (deploy) throw new Failure(`--deploy goes with --environment.\n${USAGE}`);
  return undefined;
}
