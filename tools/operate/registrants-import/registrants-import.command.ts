import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getFirestore } from 'firebase-admin/firestore';
import { WHERE, withBackend } from '../backend/connect.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { Failure } from '@raade/contracts/failure';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createProgress } from '@raade/kit/terminal/progress.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { describeProblems, importRegistrants, type ImportSummary } from './import-registrants.ts';

const USAGE = `Usage, ${WHERE}:
  npm run registrants:import -- <file.csv> [--dry-run] [--skip-invalid] [--project <id>]`;

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  'skip-invalid': { type: 'boolean', default: false },
  project: { type: 'string' },
} as const;

const signal = abortOnSignals();

/** Imports registrants from a CSV file, and tells what has changed. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Failure(USAGE);
  // npm runs commands in the repository, wherever they were typed.
  const bytes = await readFile(resolve(process.env['INIT_CWD'] ?? '.', file)).catch(
    (error: Error) => {
      throw new Failure(`The file cannot be read: ${error.message}`, { cause: error });
    },
  );
  const dryRun = values['dry-run'];
  const summary = await withBackend(values.project, (app) => {
    let draw: ReturnType<typeof createProgress> | undefined;
    return importRegistrants(getFirestore(app), bytes, {
      skipInvalid: values['skip-invalid'],
      dryRun,
      signal,
      onProgress: (written, all) => (draw ??= createProgress(all))(written),
    });
  });
  console.log(describe(summary, dryRun));
  return 0;
});

function describe({ skipped, ...counts }: ImportSummary, dryRun: boolean): string {
  const rows = Object.entries({ ...counts, skipped: skipped.length });
  const format = (count: number) => count.toLocaleString('en-US');
  return [
    dryRun ? 'Nothing was written. An import would come to this:' : 'Imported.',
    formatTable(rows.map(([name, count]) => [`  ${name}`, format(count)])),
    ...(skipped.length > 0 ? [`\nSkipped:\n${describeProblems(skipped)}`] : []),
  ].join('\n');
}
