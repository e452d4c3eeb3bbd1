// The build for browsers, which Node runs as well: the editor reads files before it sends anything.
import { parse } from 'csv-parse/browser/esm/sync';
import { Failure, messageOf } from '@raade/contracts/failure';
import { csvDialect, headerKey } from '@raade/contracts/spreadsheet-file';
import type { Forum } from '../forum/forum.schema.ts';
import type { ForeignSession, ForeignSpeaker, Imported } from './imported.ts';
import { declined, isTaken } from './sessionize-json.ts';
import { toModel } from './to-model.ts';
import { minutesLater } from './wall-times.ts';

const ADVICE =
  'Take "Flattened accepted sessions" from the page "Export" there, and save it as CSV (UTF-8).';

/** Columns of Sessionize's flattened export, a line for each speaker of each session. */
const REQUIRED = ['Session Id', 'Title', 'Room', 'Scheduled At', 'Scheduled Duration'] as const;
const LINKS = ['LinkedIn', 'Twitter', 'X (Twitter)', 'Company Website', 'Blog'] as const;
const COLUMNS = [
  ...['Status', 'Description', 'Session format', 'Speaker Id', 'FirstName', 'LastName'],
  ...['Bio', 'TagLine', 'Company', 'Organization'],
] as const;
const BY_KEY = new Map([...REQUIRED, ...LINKS, ...COLUMNS].map((name) => [headerKey(name), name]));

type Row = Readonly<Record<string, string | undefined>>;

/** The programme of Sessionize's export. Throws a `Failure` that says what to do if the file is another. */
export function importSessionizeCsv(text: string, forum: Forum): Imported {
  const rows = rowsOf(text);
  const taken = rows.filter((row) => isTaken(row['Status']));
  const ids = [...new Set(taken.map((row) => row['Session Id']))];
  const speakers = taken.flatMap(speakerIn);
  return toModel(
    {
      sessions: ids.flatMap((id) => sessionIn(taken.filter((row) => row['Session Id'] === id))),
      speakers: [...new Map(speakers.map((speaker) => [speaker.code, speaker])).values()],
      leftOut: rows
        .filter((row) => !isTaken(row['Status']))
        .map((row) => declined(row['Title'] ?? '', row['Status'] ?? '')),
    },
    forum,
  );
}

function rowsOf(text: string): readonly Row[] {
  try {
    const rows = parse<Row>(text, {
      ...csvDialect(text),
      ...{ trim: true, skip_records_with_empty_values: true },
      columns: (headers) => headers.map((header) => BY_KEY.get(headerKey(header)) ?? header),
    });
    const [first = {}] = rows;
    const missing = REQUIRED.filter((column) => !(column in first));
    if (missing.length === 0) return rows;
    throw new Failure(`it lacks the columns ${missing.map((one) => `"${one}"`).join(', ')}.`);
  } catch (cause) {
    throw new Failure(`This is not an export of Sessionize: ${messageOf(cause)} ${ADVICE}`, {
      cause,
    });
  }
}

function sessionIn(rows: readonly Row[]): readonly ForeignSession[] {
  const [row] = rows;
  if (!row) return [];
  const start = startOf(row['Scheduled At']);
  const minutes = Number(row['Scheduled Duration']);
  return [
    {
      code: row['Session Id'] ?? '',
      title: row['Title'] ?? '',
      description: row['Description'] || undefined,
      type: row['Session format'] || undefined,
      start,
      end: start && minutes > 0 ? minutesLater(start, minutes) : undefined,
      room: row['Room'] || undefined,
      speakers: rows.flatMap(speakerIn).map(({ code }) => ({ code })),
    },
  ];
}

const two = (text: string | number) => String(text).padStart(2, '0');

/** `4/11/2025 6:00 PM`, month first, or ISO 8601: as clocks show it there. Undefined for anything else. */
function startOf(text = ''): string | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),? (\d{1,2}):(\d\d)(?::\d\d)? ?([AP]M)?$/i.exec(
    text,
  );
  if (!american) return text.replace(' ', 'T') || undefined;
  const [, month = '', day = '', year = '', hour = '', minute = '', period] = american;
  const hours = period ? (Number(hour) % 12) + (/pm/i.test(period) ? 12 : 0) : Number(hour);
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${minute}:00`;
}

function speakerIn(row: Row): readonly ForeignSpeaker[] {
  const name = [row['FirstName'], row['LastName']].filter(Boolean).join(' ');
  if (!name) return [];
  const links = LINKS.flatMap((title) => {
    const url = row[title];
    return url ? [{ title, url }] : [];
  });
  return [
    {
      code: row['Speaker Id'] || name,
      name,
      biography: row['Bio'],
      role: row['TagLine'],
      organization: row['Company'] ?? row['Organization'],
      links,
    },
  ];
}
