import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Character codes of what may stand between cells; several are tried together where the dialog offers that. */
export const SEPARATORS = {
  comma: '44',
  semicolon: '59',
  tab: '9',
  pipe: '124',
  'comma, semicolon or tab': '44/59/9',
} as const;
export type Separator = keyof typeof SEPARATORS;

/** A separator, double quote, UTF-8, from the first line on: what the dialog for CSV files offers at first. */
const readCsv = (separator: Separator) => `CSV:${SEPARATORS[separator]},34,76,1`;
/** Comma and the same for writing, with quotes around every text. */
const WRITE_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true';
/** A spreadsheet as one XML file, in which formulas and errors can be seen. */
const FLAT = 'fods';

/** LibreOffice, without a window, with a profile and a folder of its own. */
export async function startSpreadsheet(office: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'raade-spreadsheet-'));
  const convert = async (file: string, format: string, readAs: readonly string[] = []) => {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const files = ['--convert-to', format, '--outdir', path.join(folder, 'out'), file];
    await run(office, ['--headless', profile, ...readAs, ...files]);
    const name = `${path.parse(file).name}.${format.split(':')[0]}`;
    return path.join(folder, 'out', name);
  };
  const open = async (csv: string, format: string, separator: Separator = 'comma') => {
    const file = path.join(folder, 'registrants.csv');
    await writeFile(file, csv);
    return convert(file, format, [`--infilter=${readCsv(separator)}`]);
  };
  return {
    /** Opens a CSV file and saves it in that format; then tells what stands in that file, as flat XML. */
    savedAs: async (csv: string, format: 'ods' | 'xlsx', separator?: Separator) =>
      readFile(await convert(await open(csv, format, separator), FLAT), 'utf8'),
    /** Opens a CSV file and saves it as CSV. */
    savedAsCsv: async (csv: string) => readFile(await open(csv, WRITE_CSV), 'utf8'),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
