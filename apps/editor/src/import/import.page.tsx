import { Link, styled } from '@raade/platform';
import { StaffPage } from '@raade/staff/staff-page';
import { PageStack } from '@raade/staff/staff-page.styles';
import { Button, Field, Input, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { CardStack } from '../parts/item-list.styles.ts';
import { RefusalNotice } from '../editions/refusal-notice.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

const Form = styled(CardStack).attrs({ as: 'form' })``;

const HELP =
  'Sessions or speakers as CSV, from “Download as CSV” on their lists: days are written as “Day 1” or 2026-04-10, times like 14:30. Or an exported edition, from the page “History”.';

/** Takes over a spreadsheet, or an edition that was exported: shows what it would change, and saves that as drafts. */
export default function ImportPage() {
  const { preview, failure, isSaved, isBusy, look, save, restart } = useImport();
  const [file, setFile] = useState<File>();

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && file) void look(file);
  };
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    // The changes that are shown are of another file.
    restart();
  };

  return (
    <StaffPage
      title="Import"
      intro="What differs becomes drafts, once you have seen it in words. Nothing goes live by an import."
    >
      <PageStack>
        <Form onSubmit={handleSubmit}>
          <Field label="File" hint={HELP}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept=".json,application/json,.csv,text/csv"
                onChange={({ target }) => choose(target.files?.[0])}
              />
            )}
          </Field>
          <div>
            <Button
              type="submit"
              look="quiet"
              isBusy={isBusy && !preview}
              aria-disabled={!file || undefined}
            >
              Look at what changes
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
              <span>What the file changes is saved as drafts. Nothing is live by it. </span>
              <Link to="/editor/changes">See the changes</Link>
            </Notice>
          )}
        </div>
      </PageStack>
    </StaffPage>
  );
}
