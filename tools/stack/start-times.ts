import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatDuration } from '@raade/kit/terminal/duration.ts';
import * as z from 'zod/mini';

/** How long starts of this machine took, in milliseconds. */
const timesSchema = z.object({
  /** With everything built anew. */
  whole: z.optional(z.number().check(z.positive())),
  /** With what Nx remembers. */
  usual: z.optional(z.number().check(z.positive())),
});
type StartTimes = z.infer<typeof timesSchema>;

/** Whoever starts for the first time waits for every build. */
const FIRST = 'The first start builds every app and the functions, which takes some minutes.';

/** The times of earlier starts; none if there was none, or the file is not ours. */
async function readTimes(file: string): Promise<StartTimes> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return timesSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What to expect of this start, from those before it. */
export async function expectedTime(file: string, isReset: boolean): Promise<string> {
  const { whole, usual } = await readTimes(file);
  const last = isReset ? whole : (usual ?? whole);
  if (last === undefined) return FIRST;
  return `The last start ${isReset ? 'with --reset ' : ''}took ${formatDuration(last)}.`;
}

/** Keeps how long this start took. The first one builds all, as one with `--reset` does. */
export async function keepTime(file: string, isReset: boolean, milliseconds: number) {
  const times = await readTimes(file);
  const isWhole = isReset || times.whole === undefined;
  const kept = { ...times, [isWhole ? 'whole' : 'usual']: milliseconds };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(kept));
}
