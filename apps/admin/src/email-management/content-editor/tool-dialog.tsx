import { FormDialog } from '@raade/staff/form-dialog';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * The question of a tool. Its form stands outside the form that the editor is part of, and React tells that one nothing of it.
 */
export function ToolDialog(props: ComponentProps<typeof FormDialog>) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog {...props} />
    </div>,
    document.body,
  );
}
