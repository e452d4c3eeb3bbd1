import { formatTable } from '@raade/kit/terminal/table.ts';
import * as z from 'zod/mini';

/** The outcome of one fault of one remote at one moment. */
export interface Cell {
  readonly fault: string;
  readonly remote: string;
  readonly moment: string;
  /** First line of what was wrong; undefined if all was as it should be. */
  readonly problem: string | undefined;
  /** Milliseconds from the begin of loading until the fallback stood; undefined if there was none to stand. */
  readonly fallback: number | undefined;
  /** Milliseconds from the end of the fault until the part was back. */
  readonly recovery: number | undefined;
}

/** The part that is read of the file that Playwright's `json` reporter writes. */
const reportSchema = z.object({
  suites: z.array(
    z.object({
      specs: z.array(
        z.object({
          title: z.string(),
          ok: z.boolean(),
          tests: z.array(
            z.object({
              annotations: z.array(
                z.object({ type: z.string(), description: z.optional(z.string()) }),
              ),
              results: z.array(
                z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});

type Spec = z.infer<typeof reportSchema>['suites'][number]['specs'][number];

/** The colours of a terminal. */
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001b\[\d+m/g;

function cellOf({ title, ok, tests }: Spec): Cell {
  const [fault = '', remote = '', moment = ''] = title.split(' ');
  const [story] = tests;
  const measured = (what: string) => {
    const text = story?.annotations.find(({ type }) => type === what)?.description;
    return text === undefined ? undefined : Number(text);
  };
  const message = story?.results.at(-1)?.error?.message ?? 'it did not run to its end';
  return {
    fault,
    remote,
    moment,
    problem: ok ? undefined : message.replaceAll(COLOURS, '').split('\n', 1)[0],
    fallback: measured('fallback'),
    recovery: measured('recovery'),
  };
}

/** The cells of the matrix, of which each is one story: its title is `<fault> <remote> <moment>`. */
export function readCells(report: unknown): Cell[] {
  return reportSchema.parse(report).suites.flatMap(({ specs }) => specs.map(cellOf));
}

const HEAD = ['fault', 'remote', 'moment', 'fallback ms', 'recovery ms', ''];

/** The matrix as a table, and how many of its cells are as they should be. */
export function matrixTable(cells: readonly Cell[]): string {
  const rows = cells.map(({ fault, remote, moment, problem, fallback, recovery }) => [
    ...[fault, remote, moment],
    ...[fallback ?? '-', recovery ?? '-'].map(String),
    problem ?? 'ok',
  ]);
  const whole = cells.filter(({ problem }) => problem === undefined).length;
  return `${formatTable([HEAD, ...rows])}\n\n${whole} of ${cells.length} cells are ok.`;
}
