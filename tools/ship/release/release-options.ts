import { parseArgs } from 'node:util';
import { RELEASE_ID } from '@raade/contracts/registry';
import { remoteName } from '@raade/contracts/remote';
import { Failure } from '@raade/contracts/failure';

const USAGE = `Usage, on the local stack that runs:
  npm run release -- publish <app> [--build <folder>] [--no-promote]
  npm run release -- promote <app> <release>
  npm run release -- rollback <app> [<release>]
  npm run release -- list <app>
  npm run release -- verify <app> [<release>]
  npm run release -- compose
An app is a remote or "shell". Elsewhere, add
  --environment <file> [--site <app>=<origin>]… [--deploy]`;

type ReleaseTask =
  | {
      readonly task: 'publish';
      readonly app: string;
      readonly build: string | undefined;
      readonly promote: boolean;
    }
  | { readonly task: 'promote'; readonly app: string; readonly version: string }
  | { readonly task: 'rollback' | 'verify'; readonly app: string; readonly version?: string }
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

const OPTIONS = {
  build: { type: 'string' },
  'no-promote': { type: 'boolean', default: false },
  environment: { type: 'string' },
  site: { type: 'string', multiple: true, default: [] as string[] },
  deploy: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parse>['values'];

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });

/** @throws Failure that shows how the command is used */
export function parseReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values, positionals } = parse(args);
  const task = taskOf(positionals, values);
  const onlyPublish = values.build !== undefined || values['no-promote'];
  if (!task || (onlyPublish && task.task !== 'publish')) throw new Failure(USAGE);
  return { ...task, elsewhere: elsewhereOf(values) };
}

function taskOf([task, app, version, ...more]: readonly string[], values: Values) {
  if (more.length > 0) return undefined;
  if (task === 'compose') return app === undefined ? ({ task } as const) : undefined;
  if (!remoteName.safeParse(app).success || app === undefined) return undefined;
  return version === undefined ? taskFor(task, app, values) : taskWith(task, app, version);
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

function taskWith(task: string | undefined, app: string, version: string): ReleaseTask | undefined {
  if (task !== 'promote' && task !== 'rollback' && task !== 'verify') return undefined;
  if (RELEASE_ID.test(version)) return { task, app, version };
  throw new Failure(`"${version}" is no release: it has 16 hex digits.\n${USAGE}`);
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
