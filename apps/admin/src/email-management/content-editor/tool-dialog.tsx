import { FormDialog } from '@raade/staff/form-dialog';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * The dialog of a tool. Its form is rendered outside of the form around the editor, and its submit event does not
 * reach that form.
 */
export function ToolDialog(props: ComponentProps<typeof FormDialog>) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog {...props} />
    </div>,
    document.body,
  );
}
