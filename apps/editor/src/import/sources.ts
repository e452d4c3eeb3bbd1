import type { ImportProgram } from '@raade/contracts/content/imports';

interface SourceFile {
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
}

/** Where something can be taken over from. */
export interface Source {
  readonly name: string;
  /** The other program, if it is one: it has codes of its own. */
  readonly program?: ImportProgram;
  readonly files: readonly SourceFile[];
}

const JSON_FILES = '.json,application/json';
const file = (label: string, hint: string, accept = JSON_FILES): SourceFile => ({
  label,
  hint,
  accept,
});

export const SOURCES = {
  edition: {
    name: 'An edition that was exported here',
    files: [file('File', 'From the page "History".')],
  },
  'pretalx-schedule': {
    name: 'pretalx: schedule.json',
    program: 'pretalx',
    files: [file('schedule.json', 'From the page "Export" of the schedule there.')],
  },
  'pretalx-answers': {
    name: 'pretalx: answers of its API',
    program: 'pretalx',
    files: [
      file(
        'Talks',
        '/api/events/<event>/submissions/?expand=slots,slots.room,submission_type&limit=500',
      ),
      file('Speakers', '/api/events/<event>/speakers/?limit=500'),
    ],
  },
  'sessionize-json': {
    name: 'Sessionize: JSON',
    program: 'sessionize',
    files: [file('JSON', 'The view "All" of an endpoint of the page "API / Embed" there.')],
  },
  'sessionize-csv': {
    name: 'Sessionize: CSV',
    program: 'sessionize',
    files: [
      file('CSV', '"Flattened accepted sessions" of the page "Export" there.', '.csv,text/csv'),
    ],
  },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceName = keyof typeof SOURCES;
export const SOURCE_NAMES = Object.keys(SOURCES) as readonly SourceName[];
