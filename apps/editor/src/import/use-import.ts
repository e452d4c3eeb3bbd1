import { Failure } from '@raade/contracts/base/failure';
import { bytesOf } from '@raade/contracts/base/read-spreadsheet';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { readEdition } from '../editions/call-editions.ts';
import { type Failed, saveDrafts } from '../editions/save-drafts.ts';
import { saveNow } from '../newsroom/save-queue.ts';
import { type Plan, type Preview, previewOf } from './preview.ts';

type ImportState =
  | { readonly step: 'choose'; readonly failure?: Failed }
  | { readonly step: 'read'; readonly preview: Preview; readonly failure?: Failed }
  | { readonly step: 'done'; readonly drafts: number };

const NOT_READ = 'The file could not be compared with what is live. Please try again.';
/** An exported edition has 4 MB at most, and is indented. */
const LARGEST_FILE_MB = 16;
const CHOOSE: ImportState = { step: 'choose' };

/** Takes a file from the choice to drafts: nothing is saved before somebody has seen what it changes. */
export function useImport() {
  const [state, setState] = useState<ImportState>(CHOOSE);
  const [isBusy, setBusy] = useState(false);

  const look = async (file: File) => {
    setBusy(true);
    try {
      setState({ step: 'read', preview: await previewFile(file) });
    } catch (error) {
      // A failure is told on the page, and may repeat cells of the file.
      const isTold = error instanceof Failure;
      if (!isTold) logger.warn('import not read', {}, error);
      const says = isTold ? error.message : refusalOf(error, NOT_READ);
      setState({ step: 'choose', failure: { says } });
    }
    setBusy(false);
  };
  const save = async (preview: Preview, plan: Plan) => {
    setBusy(true);
    const saved = await saveDrafts(plan.request);
    setState(
      typeof saved === 'number'
        ? { step: 'done', drafts: saved }
        : { step: 'read', preview, failure: saved },
    );
    setBusy(false);
  };
  const restart = () => setState(CHOOSE);
  return { state, isBusy, look, save, restart };
}

async function previewFile(file: File): Promise<Preview> {
  // Changes that are still being saved are compared with, too.
  await saveNow();
  const [bytes, read] = await Promise.all([bytesOf(file, LARGEST_FILE_MB), readEdition({})]);
  return previewOf(bytes, read);
}
