import { mutantsOf } from '../mutant.ts';

const folder = 'libs/platform/src/recovery';
const recovering = `${folder}/recovering.test.tsx`;

/** A failed part falls back alone, its fallback stays calm while it is tried again, and it comes back. */
export const RECOVERY = [
  ...mutantsOf(
    `${folder}/use-attempts.ts`,
    [recovering],
    [
      [
        'a retry after an earlier visit asks anew',
        'setAttempt(nextAttempt())',
        'setAttempt((before) => before + 1)',
      ],
      ['a try that is under way is not begun again', "|| phase !== 'failed'", ''],
      [
        'what has to be done before a retry is waited for',
        'void preparation.then(again)',
        'again()',
      ],
    ],
  ),
  ...mutantsOf(
    `${folder}/recovering.tsx`,
    [recovering],
    [
      [
        'the fallback stands alone while tries go on',
        'fallback={missing ? null : loading}',
        'fallback={loading}',
      ],
      [
        'what it does not catch goes on',
        'catches === undefined || catches === reasonOf(error)',
        'true',
      ],
    ],
  ),
];
