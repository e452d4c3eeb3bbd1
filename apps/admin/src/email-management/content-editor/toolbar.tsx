import { styled } from '@raade/platform';
import { type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Undo2,
  UserRound,
} from 'lucide-react';
import { LinkTool } from './link-tool.tsx';
import { PictureTool } from './picture-tool.tsx';
import { Tool } from './tool.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const FIRST_NAME = { type: 'text', text: '{{first_name}}' };

interface Format {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>;
}

const FORMATS: readonly Format[] = [
  {
    label: 'Bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    toggle: (chain) => chain.toggleBold(),
  },
  {
    label: 'Italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    toggle: (chain) => chain.toggleItalic(),
  },
  {
    label: 'Heading',
    icon: Heading2,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
  },
  {
    label: 'Small heading',
    icon: Heading3,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: 'List',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (chain) => chain.toggleOrderedList(),
  },
];

/** The buttons of the editor. Each leads back to where somebody writes. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: () => ({
      on: FORMATS.map(({ isOn }) => isOn(editor)),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  return (
    <Tools role="group" aria-label="Format">
      {FORMATS.map(({ label, icon: Icon, toggle }, index) => (
        <Tool
          key={label}
          label={label}
          isOn={state.on[index] ?? false}
          onClick={() => toggle(editor.chain().focus()).run()}
        >
          <Icon aria-hidden />
        </Tool>
      ))}
      <LinkTool editor={editor} />
      <PictureTool editor={editor} />
      <Tool
        label="First name of the recipient"
        onClick={() => editor.chain().focus().insertContent(FIRST_NAME).run()}
      >
        <UserRound aria-hidden />
      </Tool>
      <Tool
        label="Undo"
        aria-disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <Undo2 aria-hidden />
      </Tool>
      <Tool
        label="Redo"
        aria-disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <Redo2 aria-hidden />
      </Tool>
    </Tools>
  );
}
