import { Failure } from '@raade/contracts/failure';
import { textOfFile } from '@raade/contracts/spreadsheet-file';
import { logger } from '@raade/platform';
import { refusalOf } from '@raade/staff/refusal-of';
import { useState } from 'react';
import { importContent, readEdition } from '../editions/call-editions.ts';
import { contentRefusalOf } from '../newsroom/call-content.ts';
import type { ItemName } from '../newsroom/newsroom-state.ts';
import { reload } from '../newsroom/newsroom.store.ts';
import type { Plan, Preview } from './preview.lazy.ts';
import { SOURCES, type Source, type SourceName } from './sources.ts';

/** Why something was not done, in words, and the drafts that are in its way. */
interface Failed {
  readonly says: string;
  readonly drafts?: readonly ItemName[];
}

type ImportState =
  | { readonly step: 'choose'; readonly failure?: Failed }
  | { readonly step: 'read'; readonly preview: Preview; readonly failure?: Failed }
  | { readonly step: 'done'; readonly drafts: number };

const NOT_READ = 'The files could not be compared with what is live. Please try again.';
const CHOOSE: ImportState = { step: 'choose' };

/** Takes files from the choice to drafts: nothing is saved before somebody has seen what it changes. */
export function useImport(source: SourceName) {
  const [state, setState] = useState<ImportState>(CHOOSE);
  const [isBusy, setBusy] = useState(false);

  const look = async (files: readonly File[]) => {
    setBusy(true);
    try {
      setState({ step: 'read', preview: await previewFiles(source, files) });
    } catch (error) {
      logger.warn('import not read', { source }, error);
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
      logger.warn('not imported', { source }, error);
      setState({ step: 'read', preview, failure: failureOf(error) });
    }
    setBusy(false);
  };
  const restart = () => setState(CHOOSE);
  return { state, isBusy, look, save, restart };
}

async function previewFiles(source: SourceName, files: readonly File[]): Promise<Preview> {
  const { program }: Source = SOURCES[source];
  const [{ previewOf }, read, ...texts] = await Promise.all([
    // What reads the formats of other programs is large, and seldom needed.
    import(/* webpackChunkName: "import-preview" */ './preview.lazy.ts'),
    readEdition(program ? { codesOf: program } : {}),
    ...files.map(async (file) => textOfFile(new Uint8Array(await file.arrayBuffer()))),
  ]);
  return previewOf(source, texts, read);
}

function failureOf(error: unknown): Failed {
  const refusal = contentRefusalOf(error);
  if (refusal?.reason === 'edition-changed') {
    return {
      says: 'Somebody has published meanwhile. Choose the files again, and look at what they change now.',
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
