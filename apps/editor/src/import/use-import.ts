import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { Failure } from '@raade/contracts/base/failure';
import { bytesOf } from '@raade/contracts/base/read-spreadsheet';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { readContent } from '../newsroom/call-content.ts';
import type { Refusal } from '../editions/refusal-notice.tsx';
import { draftsRequest, saveDrafts } from '../editions/save-drafts.ts';
import { isNamed } from '../newsroom/newsroom-state.ts';
import { saveNow } from '../newsroom/save-queue.ts';
import { type Preview, previewOf } from './preview.ts';

interface ImportState {
  readonly preview?: Preview;
  readonly failure?: Refusal;
  readonly isSaved?: boolean;
}

const NOT_READ = 'The file could not be compared with what is live. Please try again.';
const DRAFTED_SINCE =
  'There are other drafts of these than the file was compared with. Choose “Look at what changes” again:';
/** An exported edition has 4 MB at most, and is indented. */
const LARGEST_FILE_MB = 16;

/** Takes a file from the choice to drafts: nothing is saved before somebody has seen what it changes. */
export function useImport() {
  const [state, setState] = useState<ImportState>({});
  const [isBusy, setBusy] = useState(false);

  const look = async (file: File) => {
    setBusy(true);
    try {
      setState({ preview: await previewFile(file) });
    } catch (error) {
      // A failure is told on the page, and may repeat cells of the file.
      const isTold = error instanceof Failure;
      if (!isTold) logger.warn('import not read', {}, error);
      setState({ failure: { says: isTold ? error.message : refusalOf(error, NOT_READ) } });
    }
    setBusy(false);
  };
  const save = async (preview: Preview, plan: readonly Draft[]) => {
    setBusy(true);
    const { content, rows } = preview;
    const seen = content.drafts.filter((draft) => rows && plan.some(isNamed(draft)));
    const request = draftsRequest(content, plan, seen);
    const failure = await saveDrafts(request, rows && DRAFTED_SINCE);
    setState(failure ? { preview, failure } : { isSaved: true });
    setBusy(false);
  };
  const restart = () => setState({});
  return { ...state, isBusy, look, save, restart };
}

async function previewFile(file: File): Promise<Preview> {
  // Changes that are still being saved are compared with, too.
  await saveNow();
  const [bytes, read] = await Promise.all([bytesOf(file, LARGEST_FILE_MB), readContent()]);
  return previewOf(bytes, read);
}
