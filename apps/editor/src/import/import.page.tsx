import { Link, logger, styled } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { PageStack } from '@raade/staff/staff-page.styles';
import { Button, Field, FileInput, Note, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import type { Draft } from '@raade/content-model/editions/merge-drafts';
import { Failure } from '@raade/contracts/base/failure';
import { readFileBytes } from '@raade/contracts/base/read-spreadsheet';
import { refusalOf } from '@raade/staff/refusal-of';
import { CardStack } from '../items/item-list.styles.ts';
import { type Refusal, RefusalNotice } from '../editions/refusal-notice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { readContent } from '../editor-state/content-calls.ts';
import { draftsRequest, saveDrafts } from '../editions/save-drafts.ts';
import { isNamed } from '../editor-state/editor-state.ts';
import { saveNow } from '../editor-state/save-queue.ts';
import { type ImportPlan, importPlanOf } from './import-plan.ts';

const Form = styled(CardStack).attrs({ as: 'form' })``;

const HELP =
  'Choose a CSV file with sessions or speakers, made with “Download as CSV” on their list. Write days as “Day 1” or 2026-04-10, times as 14:30. Or choose an edition that you exported on the page “History”.';

/** Imports a spreadsheet or an exported edition: shows its changes, and saves them as drafts. */
export default function ImportPage() {
  const { preview, failure, isSaved, isBusy, loadPreview, save, restart } = useImport();
  const [file, setFile] = useState<File>();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && file) void loadPreview(file);
  };
  const chooseFile = (chosenFile: File | undefined) => {
    setFile(chosenFile);
    // The changes on the page are those of another file.
    restart();
  };

  return (
    <StaffPage title="Import" intro="An import makes drafts and never publishes.">
      <PageStack>
        <Form onSubmit={handleSubmit}>
          <Field label="File">
            {(control) => (
              <FileInput
                {...control}
                accept=".json,application/json,.csv,text/csv"
                onChange={({ target }) => chooseFile(target.files?.[0])}
              />
            )}
          </Field>
          <Note>{HELP}</Note>
          <div>
            <Button
              type="submit"
              look="quiet"
              isBusy={isBusy && !preview}
              aria-disabled={!file || undefined}
            >
              Preview changes
            </Button>
          </div>
        </Form>
        {preview && (
          <ImportPreview
            preview={preview}
            isBusy={isBusy}
            onSave={(plan) => void save(preview, plan)}
          />
        )}
        <div role="alert">{failure && <RefusalNotice {...failure} />}</div>
        <div role="status">
          {isSaved && (
            <Notice $tone="success">
              <span>The changes in the file are saved as drafts. Nothing is live yet. </span>
              <Link to="/editor/changes">See the changes</Link>
            </Notice>
          )}
        </div>
      </PageStack>
    </StaffPage>
  );
}

interface ImportState {
  readonly preview?: ImportPlan;
  readonly failure?: Refusal;
  readonly isSaved?: boolean;
}

const NOT_READ = 'The file could not be compared with the live content. Please try again.';
const DRAFTS_CHANGED =
  'The drafts of these items have changed since the file was compared. Choose “Preview changes” again:';
/** An exported edition has 4 MB at most; its indentation makes it larger. */
const MAX_FILE_MB = 16;

/** The steps of an import: first the preview of a file, then saving its changes as drafts. */
function useImport() {
  const [state, setState] = useState<ImportState>({});
  const [isBusy, setBusy] = useState(false);

  const loadPreview = async (file: File) => {
    setBusy(true);
    try {
      setState({ preview: await previewFile(file) });
    } catch (error) {
      // Expected failures are shown, not logged: their texts may quote the file.
      const isExpected = error instanceof Failure;
      if (!isExpected) logger.warn('import not read', {}, error);
      setState({ failure: { message: isExpected ? error.message : refusalOf(error, NOT_READ) } });
    }
    setBusy(false);
  };
  const save = async (preview: ImportPlan, plan: readonly Draft[]) => {
    setBusy(true);
    const { content, rows } = preview;
    // Only spreadsheets replace drafts: their preview compares with drafts, that of an edition with the live content.
    const replacedDrafts = content.drafts.filter((draft) => rows && plan.some(isNamed(draft)));
    const request = draftsRequest(content, plan, replacedDrafts);
    const failure = await saveDrafts(request, rows && DRAFTS_CHANGED);
    setState(failure ? { preview, failure } : { isSaved: true });
    setBusy(false);
  };
  const restart = () => setState({});
  return { ...state, isBusy, loadPreview, save, restart };
}

async function previewFile(file: File): Promise<ImportPlan> {
  // The comparison includes changes that are not saved yet.
  await saveNow();
  const [bytes, content] = await Promise.all([readFileBytes(file, MAX_FILE_MB), readContent()]);
  return importPlanOf(bytes, content);
}
