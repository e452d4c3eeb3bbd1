import { styled } from '@raade/platform';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import * as Icons from 'lucide-react';
import { LinkTool } from './link-tool.tsx';
import { PictureTool } from './picture-tool.tsx';
import { Tool } from './tool.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

type Command = (chain: ChainedCommands) => ChainedCommands;

/** Each format with its label and icon, its name in the editor, and the command that toggles it. */
const FORMATS: readonly (readonly [string, Icons.LucideIcon, [string, object?], Command])[] = [
  ['Bold', Icons.Bold, ['bold'], (chain) => chain.toggleBold()],
  ['Italic', Icons.Italic, ['italic'], (chain) => chain.toggleItalic()],
  [
    'Heading',
    Icons.Heading2,
    ['heading', { level: 2 }],
    (chain) => chain.toggleHeading({ level: 2 }),
  ],
  [
    'Small heading',
    Icons.Heading3,
    ['heading', { level: 3 }],
    (chain) => chain.toggleHeading({ level: 3 }),
  ],
  ['List', Icons.List, ['bulletList'], (chain) => chain.toggleBulletList()],
  ['Numbered list', Icons.ListOrdered, ['orderedList'], (chain) => chain.toggleOrderedList()],
];

const FIRST_NAME = { type: 'text', text: '{{first_name}}' };

/** The toolbar of the editor. Each button returns the focus to the text. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const activeFormats = useEditorState({
    editor,
    selector: () => FORMATS.map(([, , editorName]) => editor.isActive(...editorName)),
  });
  const run = (command: Command) => command(editor.chain().focus()).run();
  return (
    <Tools role="group" aria-label="Format">
      {FORMATS.map(([label, icon, , toggle], index) => (
        <Tool
          key={label}
          label={label}
          icon={icon}
          isOn={activeFormats[index] ?? false}
          onClick={() => run(toggle)}
        />
      ))}
      <LinkTool editor={editor} />
      <PictureTool editor={editor} />
      <Tool
        label="First name of the recipient"
        icon={Icons.UserRound}
        onClick={() => run((chain) => chain.insertContent(FIRST_NAME))}
      />
      <Tool label="Undo" icon={Icons.Undo2} onClick={() => run((chain) => chain.undo())} />
      <Tool label="Redo" icon={Icons.Redo2} onClick={() => run((chain) => chain.redo())} />
    </Tools>
  );
}
