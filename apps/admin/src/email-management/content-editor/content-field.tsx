import { lazyPage, logger, Recovering } from '@raade/platform';
import { Note } from '@raade/ui';
import { createContext, useContext } from 'react';
import { type ContentProps, HtmlView } from './html-view.tsx';

const FieldContext = createContext<ContentProps | undefined>(undefined);

/** The editor is larger than the rest of the page, so it is loaded later. */
const Editor = lazyPage(
  () => import(/* webpackChunkName: "content-editor" */ './content-editor.lazy.tsx'),
);

/** The field for the content of an email: rich text or HTML, or HTML alone while the editor is not loaded. */
export function ContentField(props: ContentProps) {
  return (
    <FieldContext value={props}>
      <Recovering
        loading={<Note role="status">Loading the editor...</Note>}
        unavailable={() => <HtmlView {...props} />}
        onFail={({ error }, fields) => logger.warn('text editor failed', fields, error)}
      >
        <Editor />
      </Recovering>
    </FieldContext>
  );
}

/** Passes the field to the editor, since lazy chunks take no properties. */
export function useContentField(): ContentProps {
  const field = useContext(FieldContext);
  if (!field) throw new Error('The editor must be rendered in a ContentField.');
  return field;
}
