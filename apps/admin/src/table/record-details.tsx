import { Dialog } from '@raade/ui';
import { useState } from 'react';
import type { RecordRow } from './record-row.ts';
import type { RecordsTable } from './records-table.ts';

interface RecordDetailsProps<Data> {
  readonly table: RecordsTable<Data>;
  /** Undefined: closed. */
  readonly row: RecordRow<Data> | undefined;
  readonly onClose: () => void;
}

/** The whole record of one row. */
export function RecordDetails<Data>({ table, row, onClose }: RecordDetailsProps<Data>) {
  // The dialog stays while it closes, so that the browser can give the focus back.
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  if (!shown) return null;
  return (
    <Dialog
      title={table.details.title(shown)}
      isOpen={row !== undefined}
      onClose={onClose}
      closeLabel="Close"
    >
      {table.details.render(shown)}
    </Dialog>
  );
}
