import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../local-stack/layout.ts';
import { Failure, runCommand } from '../terminal/failure.ts';
import { checkEnvironment, composeSites } from './compose-sites.ts';

const USAGE =
  'Usage: npm run compose -- --environment environment.json --site content=https://content.example.org (one --site per remote)';

/** `name=https://origin` pairs as a record. */
function parseSites(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, origin = ''] = pair.split('=', 2);
      if (!name || !URL.canParse(origin)) throw new Failure(`--site ${pair}: ${USAGE}`);
      return [name, new URL(origin).origin];
    }),
  );
}

async function readEnvironment(file: string) {
  try {
    return checkEnvironment(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Makes `dist/sites`, which `firebase.json` deploys, from the finished builds in `dist/apps`. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { environment: { type: 'string' }, site: { type: 'string', multiple: true } },
  });
  if (!values.environment) throw new Failure(USAGE);
  const environment = await readEnvironment(values.environment);
  const pointers = await composeSites({
    distDir: path.join(ROOT, 'dist/apps'),
    sitesDir: path.join(ROOT, 'dist/sites'),
    origins: parseSites(values.site ?? []),
    environment,
  });
  for (const [name, { version }] of Object.entries(pointers)) console.log(`${name} ${version}`);
  return 0;
}

await runCommand(main);
