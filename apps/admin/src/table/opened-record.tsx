import { useEffect, useRef, useState } from 'react';
import { auditOpening } from '../reading/audit-opening.ts';
import { RecordPanel } from './record-panel.tsx';
import type { RecordRow } from './record-row.ts';
import type { RecordsTable } from './records-table.ts';

/** Records that somebody goes past on the way to another one are not opened. */
const OPENED_AFTER_MS = 1000;

interface OpenedRecordProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly id: string;
  readonly rows: readonly RecordRow<Data>[];
  /** Those that search and filter show, among which it has neighbors. */
  readonly found: readonly RecordRow<Data>[];
  /** False while rows are still missing. */
  readonly isComplete: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The record that the address names, which may not have been read yet, or be there no more. */
export function OpenedRecord<Data>(props: OpenedRecordProps<Data>) {
  const { table, id, rows, found, isComplete, onOpen, onClose } = props;
  const { words, details, collection } = table;
  const row = rows.find((one) => one.id === id);
  const isThere = row !== undefined;
  useEffect(() => {
    if (collection === undefined || !isThere) return;
    const timer = setTimeout(() => void auditOpening(collection, id), OPENED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [collection, id, isThere]);
  const indexOf = (wanted: string) => found.findIndex((one) => one.id === wanted);
  const index = indexOf(id);
  // A record that a decision has taken out of the filter leaves a gap, whose neighbors are those that it had.
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const before = index < 0 ? place - 1 : index - 1;
  const after = index < 0 ? place : index + 1;
  // Keys that are pressed quickly go on from the last record that was asked for; the address follows in its own time.
  const asked = useRef<readonly string[]>([]);
  useEffect(() => {
    asked.current = asked.current.slice(asked.current.indexOf(id) + 1);
  }, [id]);
  const move = (step: 1 | -1) => {
    const at = indexOf(asked.current.at(-1) ?? id);
    const neighbor = found[at < 0 ? (step === 1 ? after : before) : at + step];
    if (!neighbor) return;
    asked.current = [...asked.current, neighbor.id];
    onOpen(neighbor.id);
  };
  const missing = isComplete ? 'This record is no longer in the list.' : words.loading;
  return (
    <RecordPanel
      title={row ? details.title(row) : words.caption}
      place={index < 0 ? '' : `${index + 1} of ${found.length.toLocaleString('en-US')}`}
      hasPrevious={before >= 0}
      hasNext={place >= 0 && after < found.length}
      onMove={move}
      onClose={onClose}
    >
      {row ? details.render(row) : <p role="status">{missing}</p>}
    </RecordPanel>
  );
}
