import { lazyPage, logger, Recovering } from '@raade/platform';
import { Note } from '@raade/staff/staff-page.styles';
import { createContext, useContext } from 'react';
import { type ContentProps, HtmlView } from './html-view.tsx';

const Field = createContext<ContentProps | undefined>(undefined);

/** The editor is larger than the page, so it is loaded after it. */
const Editor = lazyPage(
  () => import(/* webpackChunkName: "content-editor" */ './content-editor.lazy.tsx'),
);

/** The field for the content of an email: rich text or HTML, or HTML alone while the editor is not loaded. */
export function ContentField(props: ContentProps) {
  return (
    <Field value={props}>
      <Recovering
        loading={<Note role="status">Loading the editor...</Note>}
        unavailable={() => <HtmlView {...props} />}
        onFail={({ error }, fields) => logger.warn('text editor failed', fields, error)}
      >
        <Editor />
      </Recovering>
    </Field>
  );
}

/** Passes the field to the editor, since lazy chunks take no properties. */
export function useContentField(): ContentProps {
  const field = useContext(Field);
  if (!field) throw new Error('The editor must be rendered in a ContentField.');
  return field;
}
