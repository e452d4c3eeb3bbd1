import { styled } from '@raade/platform';
import { ErrorText, Note } from '@raade/ui';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { ContentProps } from './html-view.tsx';
import { pastedHtml } from './pasted-html.ts';
import { documentOf, EXTENSIONS, htmlOf } from './rich-html.ts';
import { Toolbar } from './toolbar.tsx';

const Label = styled.span`
  font-weight: 600;
`;

const Sheet = styled(EditorContent)`
  .ProseMirror {
    min-height: 20rem;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    overflow-wrap: anywhere;
    white-space: pre-wrap;

    &[aria-invalid='true'] {
      border-color: var(--color-danger);
    }

    > * + * {
      margin-block-start: var(--space-3);
    }

    ul,
    ol {
      padding-inline-start: 1.5rem;
    }

    a {
      color: var(--color-accent);
    }

    img {
      height: auto;
    }
  }
`;

/** The text view: the formatted content, with a toolbar. */
export function RichText({ value, error, onChange }: ContentProps) {
  const id = useId();
  const [content] = useState(() => documentOf(value));
  /** The last HTML from the editor itself. Any other value comes from outside and replaces its document. */
  const editorHtml = useRef(value);
  const descriptionIds = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-required': 'true',
    'aria-describedby': descriptionIds,
    ...(error !== undefined && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content,
    // The Content-Security-Policy forbids styles that scripts insert.
    injectCSS: false,
    editorProps: { attributes, transformPastedHTML: pastedHtml },
    onUpdate: ({ editor: { state } }: { readonly editor: Editor }) => {
      editorHtml.current = htmlOf(state.doc);
      onChange(editorHtml.current);
    },
  });

  useEffect(() => {
    if (value === editorHtml.current) return;
    editorHtml.current = value;
    editor.commands.setContent(documentOf(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <Label id={`${id}-label`}>Email Content</Label>
      <Note id={`${id}-hint`}>
        {
          '{{first_name}} becomes the first name of each recipient. A link that is a paragraph by itself becomes a button.'
        }
      </Note>
      <Toolbar editor={editor} />
      <Sheet editor={editor} />
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </>
  );
}
