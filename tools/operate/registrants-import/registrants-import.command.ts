import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getFirestore } from 'firebase-admin/firestore';
import { tombstonesOf } from '@raade/functions/personal-data/backend';
import { WHERE, withBackend } from '../backend/connect.ts';
import { abortOnSignals } from '@raade/kit/processes/abort-on-signals.ts';
import { Failure, messageOf } from '@raade/contracts/base/failure';
import { usageOf } from '@raade/kit/terminal/command-line.ts';
import { runCommand } from '@raade/kit/terminal/run-command.ts';
import { createProgress } from '@raade/kit/terminal/progress.ts';
import { formatTable } from '@raade/kit/terminal/table.ts';
import { describeProblems, importRegistrants, type ImportSummary } from './import-registrants.ts';

const COMMAND = {
  name: 'npm run registrants:import',
  summary: `Imports registrants from a CSV file, ${WHERE}.`,
  usage: ['<file.csv> [--replace] [--dry-run] [--skip-invalid] [--project <id>]'],
  takesWords: true,
  options: {
    'dry-run': { type: 'boolean', default: false, help: 'writes nothing, tells what it would do' },
    'skip-invalid': {
      type: 'boolean',
      default: false,
      help: 'leaves wrong rows out; without it, one wrong row keeps all from being written',
    },
    replace: {
      type: 'boolean',
      default: false,
      help: 'removes whoever the file does not name, like those of last year; first try --dry-run',
    },
    project: { type: 'string', value: '<id>', help: 'a project of Google Cloud' },
  },
  examples: {
    'npm run registrants:import -- registrants.csv --dry-run': 'what would be done',
  },
} as const;

const signal = abortOnSignals();

/** Imports registrants from a CSV file, and tells what has changed. */
await runCommand(COMMAND, async ({ values, positionals }) => {
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Failure(usageOf(COMMAND));
  // npm runs commands in the repository, wherever they were typed.
  const bytes = await readFile(resolve(process.env['INIT_CWD'] ?? '.', file)).catch(
    (error: unknown) => {
      throw new Failure(`The file cannot be read: ${messageOf(error)}`, { cause: error });
    },
  );
  const { replace, 'dry-run': dryRun, 'skip-invalid': skipInvalid } = values;
  if (replace && skipInvalid) {
    throw new Failure('Not both: --replace would remove whoever stands in a row that is left out.');
  }
  const summary = await withBackend(values.project, async (app) => {
    const isErased = await tombstonesOf(app, process.env).readAll();
    let draw: ReturnType<typeof createProgress> | undefined;
    return importRegistrants(getFirestore(app), bytes, {
      skipInvalid,
      replace,
      dryRun,
      isErased,
      signal,
      onProgress: (written, all) => (draw ??= createProgress(all))(written),
    });
  });
  console.log(describe(summary, dryRun));
  return 0;
});

function describe({ skipped, erased, ...counts }: ImportSummary, dryRun: boolean): string {
  const all = {
    ...counts,
    skipped: skipped.length,
    ...(erased > 0 && { 'erased people': erased }),
  };
  const rows = Object.entries(all);
  const format = (count: number) => count.toLocaleString('en-US');
  return [
    dryRun ? 'Nothing was written. An import would come to this:' : 'Imported.',
    formatTable(rows.map(([name, count]) => [`  ${name}`, format(count)])),
    ...(skipped.length > 0 ? [`\nSkipped:\n${describeProblems(skipped)}`] : []),
  ].join('\n');
}
