import { number } from '@raade/staff/numbers';
import { useEffect, useRef, useState } from 'react';
import { auditOpening } from '../reading/audit-opening.ts';
import { RecordPanel } from './record-panel.tsx';
import type { RecordRow } from './record-row.ts';
import type { RecordsTable } from './records-table.ts';

/** Milliseconds after which a record counts as opened. Staff may only pass it on the way to another record. */
const OPENED_AFTER_MS = 1000;

interface OpenedRecordProps<Data> {
  readonly table: RecordsTable<Data>;
  readonly id: string;
  readonly rows: readonly RecordRow<Data>[];
  /** The rows that search and filter show, for previous and next. */
  readonly shownRows: readonly RecordRow<Data>[];
  /** False while rows are still missing. */
  readonly isComplete: boolean;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** Shows the record in the address. The record may not be read yet, or may no longer exist. */
export function OpenedRecord<Data>(props: OpenedRecordProps<Data>) {
  const { table, id, rows, shownRows, isComplete, onOpen, onClose } = props;
  const { texts, details, collection } = table;
  const row = rows.find((each) => each.id === id);
  const isLoaded = row !== undefined;
  useEffect(() => {
    if (collection === undefined || !isLoaded) return;
    const timer = setTimeout(() => void auditOpening(collection, id), OPENED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [collection, id, isLoaded]);
  const indexOf = (recordId: string) => shownRows.findIndex((each) => each.id === recordId);
  const index = indexOf(id);
  // A record that has left the filter, as after a decision, keeps its place between the same neighbors.
  const [place, setPlace] = useState(index);
  if (index >= 0 && index !== place) setPlace(index);
  const previousIndex = index < 0 ? place - 1 : index - 1;
  const nextIndex = index < 0 ? place : index + 1;
  // Quick key presses continue from the last requested record: the address changes later.
  const requestedIds = useRef<readonly string[]>([]);
  useEffect(() => {
    // The ids up to the record that is open now are done.
    requestedIds.current = requestedIds.current.slice(requestedIds.current.indexOf(id) + 1);
  }, [id]);
  const move = (step: 1 | -1) => {
    const position = indexOf(requestedIds.current.at(-1) ?? id);
    const neighborOfPlace = step === 1 ? nextIndex : previousIndex;
    const neighbor = shownRows[position < 0 ? neighborOfPlace : position + step];
    if (!neighbor) return;
    requestedIds.current = [...requestedIds.current, neighbor.id];
    onOpen(neighbor.id);
  };
  const missingText = isComplete ? 'This record is no longer in the list.' : texts.loading;
  return (
    <RecordPanel
      title={row ? details.title(row) : texts.caption}
      place={index < 0 ? '' : `${index + 1} of ${number(shownRows.length)}`}
      hasPrevious={previousIndex >= 0}
      hasNext={place >= 0 && nextIndex < shownRows.length}
      onMove={move}
      onClose={onClose}
    >
      {row ? details.render(row) : <p role="status">{missingText}</p>}
    </RecordPanel>
  );
}
