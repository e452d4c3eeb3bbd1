import { lazyPage, logger, Recovering } from '@raade/platform';
import { Note } from '@raade/staff/staff-page.styles';
import { createContext, useContext } from 'react';
import { type ContentProps, HtmlView } from './html-view.tsx';

const Field = createContext<ContentProps | undefined>(undefined);

/** The editor is larger than the page around it, so it comes after it. */
const Editor = lazyPage(
  () => import(/* webpackChunkName: "content-editor" */ './content-editor.lazy.tsx'),
);

/** The content of an email, as text with formats or as HTML; as HTML alone while the editor cannot be had. */
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

/** The field that the editor is in: chunks take no properties. */
export function useContentField(): ContentProps {
  const field = useContext(Field);
  if (!field) throw new Error('The editor stands in a ContentField.');
  return field;
}
