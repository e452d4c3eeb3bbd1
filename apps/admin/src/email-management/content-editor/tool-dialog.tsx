import { FormDialog } from '@raade/staff/form-dialog';
import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';

/**
 * The dialog of a tool. Forms cannot be nested, so its form is rendered outside of the form around the editor. React
 * passes its submit event on to that form, so the event is stopped.
 */
export function ToolDialog(props: ComponentProps<typeof FormDialog>) {
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <FormDialog {...props} />
    </div>,
    document.body,
  );
}
