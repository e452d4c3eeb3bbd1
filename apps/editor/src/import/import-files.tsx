import { Link, styled } from '@raade/platform';
import { Button, Card, Field, Input, Notice } from '@raade/ui';
import { type SubmitEvent, useState } from 'react';
import { ItemLinks } from '../editions/item-links.tsx';
import { ImportPreview } from './import-preview.tsx';
import { SOURCES, type SourceName } from './sources.ts';
import { useImport } from './use-import.ts';

const Form = styled(Card).attrs({ as: 'form' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** Messages about files have lines. */
const Lines = styled(Notice)`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Asks for files, shows what they would change, and saves that as drafts. */
export function ImportFiles({ source }: { readonly source: SourceName }) {
  const { state, isBusy, look, save, restart } = useImport(source);
  const [chosen, setChosen] = useState<Readonly<Record<string, File | undefined>>>({});
  const { files } = SOURCES[source];
  const all = files.flatMap(({ label }) => chosen[label] ?? []);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && all.length === files.length) void look(all);
  };
  const choose = (label: string, file: File | undefined) => {
    setChosen({ ...chosen, [label]: file });
    // What is shown is of other files.
    restart();
  };

  return (
    <>
      <Form onSubmit={handleSubmit}>
        {files.map(({ label, hint, accept }) => (
          <Field key={label} label={label} hint={hint}>
            {(control) => (
              <Input
                {...control}
                type="file"
                accept={accept}
                onChange={({ target }) => choose(label, target.files?.[0])}
              />
            )}
          </Field>
        ))}
        <div>
          <Button
            type="submit"
            look="quiet"
            isBusy={isBusy && state.step === 'choose'}
            aria-disabled={all.length < files.length || undefined}
          >
            Look at what changes
          </Button>
        </div>
      </Form>
      {state.step === 'read' && (
        <ImportPreview
          preview={state.preview}
          isBusy={isBusy}
          onSave={(plan) => void save(state.preview, plan)}
        />
      )}
      <div role="alert">
        {state.step !== 'done' && state.failure !== undefined && (
          <Lines $tone="danger">
            <p>{state.failure.says}</p>
            {state.failure.drafts && <ItemLinks items={state.failure.drafts} />}
          </Lines>
        )}
      </div>
      <div role="status">
        {state.step === 'done' && (
          <Notice $tone="success">
            <span>{`${state.drafts === 1 ? '1 draft is' : `${state.drafts} drafts are`} saved. Nothing is live by it. `}</span>
            <Link to="/editor/changes">See the changes</Link>
          </Notice>
        )}
      </div>
    </>
  );
}
