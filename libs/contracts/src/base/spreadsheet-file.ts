import { Failure } from './failure.ts';
import { foldedText } from './folded-text.ts';

const NOT_UTF8 =
  'The file is not in UTF-8. Save it as "CSV UTF-8" in Excel, or as CSV with the character set UTF-8 elsewhere, then try again.';

const DELIMITERS = [',', ';', '\t', '|'];
/** The `sep=` line of Excel. Other programs keep it as a row, perhaps in quotes and padded with empty cells. */
const SEP_LINE = /^\uFEFF?"?sep=([^\r\n])"?[,;\t|]*(?:\r\n|\r|\n)/i;
/** UTF-16 without a byte-order mark has a zero byte beside each Latin letter. */
const IS_UTF16 = /^.?\0/;
const FILLED_LINE = /^.*[\p{L}\p{N}].*$/mu;

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte-order mark ("Unicode Text" in Excel).
 *
 * @throws Failure that explains how to save a file in another encoding
 */
export function textOfFile(bytes: Uint8Array): string {
  const firstBytes = `${bytes[0]} ${bytes[1]}`;
  const encoding = { '255 254': 'utf-16le', '254 255': 'utf-16be' }[firstBytes] ?? 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!IS_UTF16.test(text)) return text;
  } catch (cause) {
    throw new Failure(NOT_UTF8, { cause });
  }
  throw new Failure(NOT_UTF8);
}

/**
 * Returns parser options for a CSV file. The delimiter depends on the program that saved it: it is named by a `sep=`
 * line, or is the one that splits the first filled line into the most cells. Lines are counted from 1.
 */
export function csvDialect(text: string) {
  const [sepLine, sepDelimiter] = SEP_LINE.exec(text) ?? [];
  const [header = ''] = FILLED_LINE.exec(text.slice(sepLine?.length ?? 0)) ?? [];
  const cellCount = (delimiter: string) => header.split(delimiter).length;
  const [widest = ','] = [...DELIMITERS].sort((one, other) => cellCount(other) - cellCount(one));
  return {
    bom: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    delimiter: sepDelimiter ?? widest,
    from_line: sepLine === undefined ? 1 : 2,
  };
}

/** Returns a key that is the same for all spellings of a column header: without case, spaces and punctuation. */
export const headerKey = (header: string) => foldedText(header).replace(/[^\p{L}\p{N}]/gu, '');
