import { REASON_LIMIT } from '@raade/contracts/base/move-fields';
import { changeIn } from './commit-change.ts';

test.each([
  ['Correct the form (#12)\n\nIt broke.\n', 'Correct the form (#12)'],
  ['Merge pull request #12 from a/form\n\nCorrect the form\n', 'Correct the form'],
  ['Merge texts\n', 'Merge texts'],
  [`${'a'.repeat(REASON_LIMIT + 1)}\n`, 'a'.repeat(REASON_LIMIT)],
  ['', undefined],
])(
  'the change text of a commit is its subject or the title of its pull request: %j',
  (message, text) => {
    expect(changeIn(message)).toBe(text);
  },
);
