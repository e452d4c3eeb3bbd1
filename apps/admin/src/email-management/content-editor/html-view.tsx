import { styled } from '@raade/platform';
import { Field, TextArea } from '@raade/ui';

const Html = styled(TextArea)`
  min-height: 20rem;
  font-family: ui-monospace, monospace;
  font-size: 0.9375rem;
  tab-size: 2;
`;

export interface ContentProps {
  /** HTML as staff wrote it. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The HTML view: the source of the content. */
export function HtmlView({ value, error, onChange }: ContentProps) {
  return (
    <Field
      label="Email Content"
      hint="Text or HTML. {{first_name}} becomes the first name of each recipient. A link that is a paragraph by itself becomes a button."
      error={error}
    >
      {(control) => (
        <Html
          {...control}
          name="content"
          required
          spellCheck
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
