import { RELEASE_ID } from '@raade/contracts/registry';
import { appName } from '@raade/contracts/remote';
import { Failure } from '@raade/contracts/failure';
import { type CommandInput, parseCommandLine, usageOf } from '@raade/kit/terminal/command-line.ts';

export const RELEASE_COMMAND = {
  name: 'npm run release',
  summary: 'Publishes releases of an app, a remote or "shell", and says which of them is live.',
  usage: [
    'publish <app> [--build <folder>] [--no-promote]',
    'promote <app> <release>',
    'rollback <app> [<release>]',
    'list <app>',
    'verify <app> [<release>]',
    'compose',
    '… --environment <file> [--site <app>=<origin>]… [--deploy]',
  ],
  takesWords: true,
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
    environment: {
      type: 'string',
      value: '<file>',
      help: 'an environment.json; without it, the local stack that runs',
    },
    site: {
      type: 'string',
      value: '<app>=<origin>',
      multiple: true,
      default: [] as string[],
      help: 'where an app is served; with --environment',
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
  },
} as const;
const USAGE = usageOf(RELEASE_COMMAND);

type ReleaseTask =
  | {
      readonly task: 'publish';
      readonly app: string;
      readonly build: string | undefined;
      readonly promote: boolean;
    }
  | { readonly task: 'promote'; readonly app: string; readonly release: string }
  | { readonly task: 'rollback' | 'verify'; readonly app: string; readonly release?: string }
  | { readonly task: 'list'; readonly app: string }
  | { readonly task: 'compose' };

/** Sites that are not those of the local stack. */
export interface Elsewhere {
  /** Path of an `environment.json`. */
  readonly environment: string;
  readonly origins: Readonly<Record<string, string>>;
  readonly deploy: boolean;
}

export type ReleaseOptions = ReleaseTask & { readonly elsewhere: Elsewhere | undefined };

type Values = CommandInput<typeof RELEASE_COMMAND>['values'];

/** @throws Failure that shows how the command is used */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parseCommandLine(RELEASE_COMMAND, args);
  const task = taskOf(positionals, values);
  const onlyPublish = values.build !== undefined || values['no-promote'];
  if (!task || (onlyPublish && task.task !== 'publish')) throw new Failure(USAGE);
  return { ...task, elsewhere: elsewhereOf(values) };
}

function taskOf([task, app, release, ...more]: readonly string[], values: Values) {
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
  if (task === 'rollback' || task === 'verify' || task === 'list') return { task, app };
  return undefined;
}

function taskWith(task: string | undefined, app: string, release: string): ReleaseTask | undefined {
  if (task !== 'promote' && task !== 'rollback' && task !== 'verify') return undefined;
  if (RELEASE_ID.test(release)) return { task, app, release };
  throw new Failure(`"${release}" is no release: it has 32 hex digits.\n${USAGE}`);
}

function elsewhereOf({ environment, site, deploy }: Values): Elsewhere | undefined {
  if (environment !== undefined) return { environment, origins: originsOf(site), deploy };
  if (site.length > 0 || deploy) {
    throw new Failure(`--site and --deploy go with --environment.\n${USAGE}`);
  }
  return undefined;
}

/** `giving=https://giving.example.org` pairs as a record. */
function originsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [app = '', origin = ''] = pair.split('=', 2);
      if (!app || !URL.canParse(origin))
        throw new Failure(`--site ${pair} names no site.\n${USAGE}`);
      return [app, new URL(origin).origin];
    }),
  );
}
