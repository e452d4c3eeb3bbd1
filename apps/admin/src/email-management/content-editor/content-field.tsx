import { lazyPage } from '@raade/platform';
import { createContext, useContext } from 'react';

interface ContentFieldProps {
  /** HTML as staff wrote it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const Field = createContext<ContentFieldProps | undefined>(undefined);

/** The editor is larger than the page around it, so it comes after it. */
const Editor = lazyPage(
  () => import(/* webpackChunkName: "content-editor" */ './content-editor.lazy.tsx'),
);

/** The content of an email, as text with formats or as HTML. */
export function ContentField(props: ContentFieldProps) {
  return (
    <Field value={props}>
      <Editor />
    </Field>
  );
}

/** The field that the editor is in: chunks take no properties. */
export function useContentField(): ContentFieldProps {
  const field = useContext(Field);
  if (!field) throw new Error('The editor stands in a ContentField.');
  return field;
}
