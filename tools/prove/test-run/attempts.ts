import { formatTable } from '@raade/kit/terminal/table.ts';
import type { TestResult } from './test-result.ts';

/** The kind of an attempt: what stands before the arrow that ends the title of a suite. */
const KIND = /^(.*?) → /;

/** A table of attempts at what must not be possible: how many of each kind there were, and how many got through. */
export function describeAttempts(tests: readonly TestResult[]): string {
  const kinds = new Map<string, { attempts: number; through: number }>();
  for (const { title, passed } of tests) {
    const [, kind = 'other'] = KIND.exec(title) ?? [];
    const { attempts, through } = kinds.get(kind) ?? { attempts: 0, through: 0 };
    kinds.set(kind, { attempts: attempts + 1, through: through + (passed ? 0 : 1) });
  }
  const rows = [...kinds].map(([kind, count]) => [kind, count.attempts, count.through] as const);
  const sum = (column: 1 | 2) => rows.reduce((total, row) => total + row[column], 0);
  return formatTable([
    ['Kind', 'attempts', 'through'],
    ...[...rows, ['All', sum(1), sum(2)] as const].map((row) => row.map(String)),
  ]);
}
