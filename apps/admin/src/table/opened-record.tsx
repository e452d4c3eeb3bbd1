import { number } from '@raade/staff/numbers';
import { useEffect, useRef, useState } from 'react';
import { auditOpening } from '../reading/audit-opening.ts';
import { RecordPanel } from './record-panel.tsx';
import type { RecordRow } from './record-row.ts';
import type { RecordsTable } from './records-table.ts';

/** Milliseconds after which a record counts as opened, not as passed on the way to another one. */
const OPENED_AFTER_MS = 1000;

interface OpenedRecordProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly id: string;
  readonly rows: readonly RecordRow<Data>[];
  /** The rows that search and filter show, for previous and next. */
  readonly found: readonly RecordRow<Data>[];
  /** False while rows are still missing. */
  readonly isComplete: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The record in the address, which may not be read yet, or no longer exist. */
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
  // A record that has left the filter, as after a decision, keeps its place between the same neighbors.
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const before = index < 0 ? place - 1 : index - 1;
  const after = index < 0 ? place : index + 1;
  // Quick key presses continue from the last requested record: the address changes later.
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
      place={index < 0 ? '' : `${index + 1} of ${number(found.length)}`}
      hasPrevious={before >= 0}
      hasNext={place >= 0 && after < found.length}
      onMove={move}
      onClose={onClose}
    >
      {row ? details.render(row) : <p role="status">{missing}</p>}
    </RecordPanel>
  );
}
