import { saveFile } from '@raade/browser';
import type { EditionFile } from '@raade/contracts/content/edition-file';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { readContent } from '../newsroom/call-content.ts';

const FAILED = 'It could not be exported. Please try again.';
/** Digits of a name that tell editions from each other. */
const SHORT = 8;

/** Saves an edition as a file that an import takes. Returns why not, in words. */
export async function saveEdition(edition: string): Promise<string | undefined> {
  try {
    const { parts } = await readContent({ edition });
    const file: EditionFile = { version: 1, edition, parts };
    const text = JSON.stringify(file, undefined, 2);
    const name = `raade-content-${edition.slice(0, SHORT)}.json`;
    saveFile(name, new Blob([text], { type: 'application/json' }));
    return undefined;
  } catch (error) {
    logger.warn('edition not exported', {}, error);
    return refusalOf(error, FAILED);
  }
}
