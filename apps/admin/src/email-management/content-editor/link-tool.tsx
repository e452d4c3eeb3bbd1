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

/** Makes a link of the selected text, or of a new one, and changes or removes the one that is there. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') });
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState({ text: '', address: '' });
  const [error, setError] = useState<string>();
  const needsText = editor.state.selection.empty && !isOn;

  const ask = () => {
    const { href } = editor.getAttributes('link') as { readonly href?: string };
    setLink({ text: '', address: href ?? '' });
    setError(undefined);
    setOpen(true);
  };
  const insert = () => {
    const href = linkAddress(link.address, environment().siteUrl);
    if (href === undefined) {
      setError(NO_ADDRESS);
      return;
    }
    setOpen(false);
    const chain = editor.chain().focus();
    const text = link.text.trim() || link.address.trim();
    const marks = [{ type: 'link', attrs: { href } }];
    if (needsText) chain.insertContent({ type: 'text', text, marks }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
  };

  return (
    <>
      <Tool label="Link" icon={Link} isOn={isOn} aria-haspopup="dialog" onClick={ask} />
      <ToolDialog
        title="Link"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action={isOn ? 'Change link' : 'Insert link'}
        onSubmit={insert}
      >
        <TextField
          label="Address"
          error={error}
          autoComplete="off"
          inputMode="url"
          required
          value={link.address}
          onChange={(address) => {
            setLink({ ...link, address });
            setError(undefined);
          }}
        />
        {needsText && (
          <TextField
            label="Text of the link"
            autoComplete="off"
            value={link.text}
            onChange={(text) => setLink({ ...link, text })}
          />
        )}
        {isOn && (
          <Button
            look="quiet"
            onClick={() => {
              setOpen(false);
              editor.chain().focus().unsetLink().run();
            }}
          >
            Remove link
          </Button>
        )}
      </ToolDialog>
    </>
  );
}
