import { mutantsOf } from '../mutant.ts';

const shell = 'apps/shell/src';
const area = [`${shell}/failures/area.test.tsx`];
const part = [`${shell}/parts/part-unavailable.test.tsx`];
const application = [`${shell}/startup/application-error.test.tsx`];
const boundary = ['apps/content/src/page-boundary/page-boundary.test.tsx'];
const section = ['libs/ui/src/failure-view/section-unavailable.test.tsx'];

/** Errors are told in the words of the specification, and visitors can go on. */
export const ERRORS = [
  ...mutantsOf(`${shell}/failures/area-fallbacks.tsx`, area, [
    [
      '[ERR-03] the frame has its own words',
      '{...ERROR_MESSAGES.crash}',
      '{...ERROR_MESSAGES.content}',
    ],
    [
      '[ERR-08] the area of the page has its own',
      '{...ERROR_MESSAGES.content}',
      '{...ERROR_MESSAGES.crash}',
    ],
    [
      '[ERR-11] the footer can be reloaded',
      'onAction={reloadPage}\n      />',
      'onAction={() => undefined}\n      />',
    ],
  ]),
  ...mutantsOf(`${shell}/failures/area.tsx`, area, [
    ['another page gets another try', '{...(resetKey !== undefined && { resetKey })}', ''],
    [
      'the log names the area',
      "logShellFailure('area failed', { area: name }, error)",
      "logShellFailure('area failed', {}, error)",
    ],
  ]),
  ...mutantsOf(
    `${shell}/failures/navigation-failed.tsx`,
    [`${shell}/failures/navigation-failed.test.tsx`],
    [
      ['[ERR-10] the panel is announced', '<div role="alert">', '<div>'],
      ['[ERR-16] what the error says is shown', '<small>{errorText(error)}</small>', '<small />'],
    ],
  ),
  ...mutantsOf(`${shell}/parts/part-unavailable.tsx`, part, [
    [
      '[ERR-02] a page that could not be loaded is not told as broken',
      "reason === 'threw' ? ERROR_MESSAGES.crash",
      "reason !== 'threw' ? ERROR_MESSAGES.crash",
    ],
    [
      '[ERR-11] what failed is told from what could not be loaded',
      "reason === 'threw' ? failed : unavailable",
      'unavailable ? failed : unavailable',
    ],
    ['a section can be tried again', 'onAction={onRetry}', 'onAction={reloadPage}'],
  ]),
  ...mutantsOf(`${shell}/startup/application-error.ts`, application, [
    [
      '[ERR-07] the last screen takes the place of all else',
      'document.body.replaceChildren(screen)',
      'document.body.append(screen)',
    ],
    ['[ERR-07] it is announced', "message.setAttribute('role', 'alert');", ''],
    [
      '[ERR-16] what the error says is shown',
      "element('p', [errorText(error)])",
      "element('p', [''])",
    ],
    [
      'what an error says is text',
      'created.append(...content);',
      'created.innerHTML = [...content].join("");',
    ],
  ]),
  ...mutantsOf('apps/content/src/page-boundary/page-boundary.tsx', boundary, [
    ['[ERR-04] a page that throws is announced', '<Message role="alert">', '<Message>'],
    ['[ERR-16] what the error says is shown', '        {errorText(error)}\n', ''],
  ]),
  ...mutantsOf(
    'libs/ui/src/failure-view/failure-view.tsx',
    [...section, ...part, ...area],
    [
      [
        '[ERR-16] what the error says is shown',
        '<ErrorDetails error={error} componentStack={componentStack} />',
        '',
      ],
      ['title and text are announced', '<Message role="alert">', '<Message>'],
      [
        'a page has a heading of the first level',
        "size === 'page' ? 'h1' : 'h2'",
        "size === 'bar' ? 'h1' : 'h2'",
      ],
    ],
  ),
];
