import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SEEDED_RELEASER } from '@raade/contracts/local-stack';
import { Failure } from '@raade/contracts/failure';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import { findStack, type StackDescription } from '@raade/kit/stack/stack-file.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { storeOfAccount } from '@raade/publishing/pointers/open-store';
import { stageRelease } from '@raade/publishing/releases/stage-release';

const COMMAND = {
  name: 'npm run bench:pointer',
  summary:
    'Measures how long it takes from moving a pointer to the page, on the local stack that runs.',
  options: {},
};

const APP = 'giving';
const PAGE = '/donate';
const MOVES = 20;
const LOOK_EVERY_MS = 20;
const PLANNED_MS = 5000;
const PATIENCE_MS = 60_000;

await runCommand(COMMAND, async () => {
  const stack = await findStack();
  if (!stack) throw new Failure('No local stack runs. Start one with `npm start`.');
  const store = await storeOfAccount(stack.environment, SEEDED_RELEASER);
  const first = (await store.readAll()).get(APP)?.pointer;
  if (!first) throw new Failure(`${APP} has no live release.`);
  const second = await anotherRelease(stack);
  const rows: Row[] = [];
  for (let count = 0; count < MOVES; count += 1) {
    const pointer = count % 2 === 0 ? second : first;
    const seen = (await store.readAll()).get(APP)?.revision ?? 0;
    const begin = performance.now();
    // The release is made here, and no workflow has told of it.
    await store.move([{ pointer, kind: 'promote', seen }], ['untested']);
    const moved = performance.now() - begin;
    await untilShown(stack, pointer.release);
    rows.push({ moved, shown: performance.now() - begin });
  }
  const shown = rows.map((row) => row.shown);
  console.log(
    formatTable([
      [`${MOVES} moves`, 'median', 'p95', 'planned'],
      ['checked and moved', ...figures(rows.map(({ moved }) => moved)), ''],
      ['moved until the page shows it', ...figures(rows.map((row) => row.shown - row.moved)), ''],
      ['both', ...figures(shown), seconds(PLANNED_MS)],
    ]),
  );
  return percentile(shown, 0.95) <= PLANNED_MS ? 0 : 1;
});

/** Milliseconds since the move was asked for. */
interface Row {
  readonly moved: number;
  readonly shown: number;
}

/** The live build with one more file, beside it. */
async function anotherRelease({ sites }: StackDescription) {
  const build = await mkdtemp(path.join(tmpdir(), 'raade-pointer-'));
  try {
    await cp(path.join(WORKSPACE, 'dist/apps', APP), build, { recursive: true });
    const entry = path.join(build, 'remoteEntry.js');
    await writeFile(entry, `${await readFile(entry, 'utf8')}\n/* measured */`);
    return (await stageRelease(build, path.join(sites, APP))).pointer;
  } finally {
    await rm(build, { recursive: true });
  }
}

async function untilShown({ origins }: StackDescription, release: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const page = await (await fetch(`${origins.shell}${PAGE}`)).text();
    if (page.includes(`/r/${release}/`)) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Failure(`${PAGE} does not show ${release} within a minute.`);
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function figures(values: readonly number[]): string[] {
  return [seconds(percentile(values, 0.5)), seconds(percentile(values, 0.95))];
}
