import { Failure } from '@raade/contracts/base/failure';
import { textOfFile } from '@raade/contracts/base/spreadsheet-file';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { importContent, readEdition } from '../editions/call-editions.ts';
import { contentRefusalOf } from '../newsroom/call-content.ts';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { reload } from '../newsroom/newsroom.store.ts';
import { type Plan, type Preview, previewOf } from './preview.ts';

/** Why something was not done, in words, and the drafts that are in its way. */
interface Failed {
  readonly says: string;
  readonly drafts?: readonly ItemName[];
}

type ImportState =
  | { readonly step: 'choose'; readonly failure?: Failed }
  | { readonly step: 'read'; readonly preview: Preview; readonly failure?: Failed }
  | { readonly step: 'done'; readonly drafts: number };

const NOT_READ = 'The file could not be compared with what is live. Please try again.';
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
      logger.warn('import not read', {}, error);
      const says = error instanceof Failure ? error.message : refusalOf(error, NOT_READ);
      setState({ step: 'choose', failure: { says } });
    }
    setBusy(false);
  };
  const save = async (preview: Preview, plan: Plan) => {
    setBusy(true);
    try {
      const { drafts } = await importContent(plan.request);
      await reload();
      setState({ step: 'done', drafts });
    } catch (error) {
      logger.warn('not imported', {}, error);
      setState({ step: 'read', preview, failure: failureOf(error) });
    }
    setBusy(false);
  };
  const restart = () => setState(CHOOSE);
  return { state, isBusy, look, save, restart };
}

async function previewFile(file: File): Promise<Preview> {
  const [bytes, read] = await Promise.all([file.arrayBuffer(), readEdition({})]);
  return previewOf(textOfFile(new Uint8Array(bytes)), read);
}

function failureOf(error: unknown): Failed {
  const refusal = contentRefusalOf(error);
  if (refusal?.reason === 'edition-changed') {
    return {
      says: 'Somebody has published meanwhile. Choose the file again, and look at what it changes now.',
    };
  }
  if (refusal?.reason === 'drafts-changed') {
    return {
      says: 'There are drafts of the same items, which an import does not overwrite. Publish or discard them first:',
      drafts: refusal.drafts,
    };
  }
  return {
    says: refusalOf(
      error,
      'This could not be imported. Please try again: what is there already stays as it is.',
    ),
  };
}
