import { environment } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { Button } from '@raade/ui';
import { type Editor, useEditorState } from '@tiptap/react';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { linkAddress } from './link-address.ts';
import { Tool } from './tool.tsx';
import { ToolDialog } from './tool-dialog.tsx';

const NO_ADDRESS = 'Enter an address like https://example.org or name@example.org';

/** Adds a link to the selected text, or changes or removes an existing link. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') });
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [address, setAddress] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const needsText = editor.state.selection.empty && !isOn;

  const openDialog = () => {
    setText('');
    setAddress(String(editor.getAttributes('link')['href'] ?? ''));
    setRefusal(undefined);
    setOpen(true);
  };
  const insert = () => {
    const href = linkAddress(address, environment().siteUrl);
    if (href === undefined) {
      setRefusal(NO_ADDRESS);
      return;
    }
    setOpen(false);
    const chain = editor.chain().focus();
    const marks = [{ type: 'link', attrs: { href } }];
    if (!needsText) chain.extendMarkRange('link').setLink({ href }).run();
    else chain.insertContent({ type: 'text', text: text.trim() || address.trim(), marks }).run();
  };
  const remove = () => {
    setOpen(false);
    editor.chain().focus().unsetLink().run();
  };

  return (
    <>
      <Tool label="Link" icon={Link} isOn={isOn} aria-haspopup="dialog" onClick={openDialog} />
      <ToolDialog
        title="Link"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={isOn ? 'Change link' : 'Insert link'}
        refusal={refusal}
        onSubmit={insert}
      >
        <TextField
          label="Address"
          hint="For example https://example.org/page, or /conference for a page of this site."
          required
          value={address}
          onChange={setAddress}
        />
        {needsText && <TextField label="Text of the link" value={text} onChange={setText} />}
        {isOn && (
          <Button look="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
      </ToolDialog>
    </>
  );
}
