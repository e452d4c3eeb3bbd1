import { Failure } from '@raade/contracts/failure';

/** The fields of each line; fields in quotation marks may hold delimiters, marks (doubled) and ends of lines (RFC 4180). */
export function csvLines(text: string, delimiter: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let fields: string[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const field = fieldAt(text, at, delimiter);
    fields.push(field.value);
    at = field.end;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end has an empty field behind it.
      if (at < text.length) continue;
      fields.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    lines.push(fields);
    fields = [];
  }
  return lines.filter((line) => line.some((field) => field !== ''));
}

interface ReadField {
  readonly value: string;
  /** Where the delimiter or the end of the line stands behind it. */
  readonly end: number;
}

function fieldAt(text: string, start: number, delimiter: string): ReadField {
  const plain = new RegExp(`[^${delimiter}\r\n]*`, 'y');
  plain.lastIndex = start;
  const [found = ''] = plain.exec(text) ?? [];
  if (!found.trimStart().startsWith('"')) return { value: found.trim(), end: start + found.length };
  return quotedAt(text, text.indexOf('"', start), plain);
}

function quotedAt(text: string, start: number, plain: RegExp): ReadField {
  const quoted = /"((?:[^"]|"")*)"/y;
  quoted.lastIndex = start;
  const [all, value = ''] = quoted.exec(text) ?? [];
  if (all === undefined) throw new Failure(`a quotation mark of ${placeOf(text, start)} is open.`);
  plain.lastIndex = start + all.length;
  const [behind = ''] = plain.exec(text) ?? [];
  if (behind.trim() !== '') {
    throw new Failure(`something stands behind a quotation mark of ${placeOf(text, start)}.`);
  }
  return { value: value.replaceAll('""', '"').trim(), end: start + all.length + behind.length };
}

const placeOf = (text: string, at: number) =>
  `line ${text.slice(0, at).split(/\r\n|\r|\n/).length}`;

/** The lines below the first, by the names that stand there. */
export function csvRows(
  text: string,
  delimiter: string,
): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = csvLines(text, delimiter);
  return lines.map((line, index) => {
    if (line.length === header.length) {
      return Object.fromEntries(header.map((name, column) => [name, line[column] ?? '']));
    }
    throw new Failure(
      `entry ${index + 1} has ${line.length} fields, where ${header.length} have a name.`,
    );
  });
}
