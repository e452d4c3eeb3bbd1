import {
  REGISTRANT_FIELDS,
  REGISTRANT_HEADERS,
} from '@raade/contracts/registrants/registrants-csv';
import { styled } from '@raade/platform';
import { Field, Select } from '@raade/ui';
import type { Columns } from '@raade/contracts/registrants/import/match-columns';
import type { MatchedFile } from './use-import.ts';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: var(--space-4);
`;

interface ColumnChoicesProps {
  readonly matched: MatchedFile;
  readonly isBusy: boolean;
  readonly onChange: (columns: Columns) => void;
}

/** A select for the field of each column, with the recognized field selected. */
export function ColumnChoices({
  matched: { sheet, columns },
  isBusy,
  onChange,
}: ColumnChoicesProps) {
  return (
    <Choices>
      {sheet.headers.map((header, index) => (
        <Field
          // Two columns may have one name.
          key={`${index} ${header}`}
          label={header || `Column ${index + 1}`}
          hint={exampleOf(sheet.lines[0]?.cells[index])}
        >
          {(control) => (
            <Select
              {...control}
              disabled={isBusy}
              value={columns[index] ?? ''}
              onChange={({ target }) => {
                const field = REGISTRANT_FIELDS.find((each) => each === target.value) ?? null;
                onChange(columns.map((old, position) => (position === index ? field : old)));
              }}
            >
              <option value="">Do not import</option>
              {REGISTRANT_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {REGISTRANT_HEADERS[field]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </Choices>
  );
}

const EXAMPLE_LENGTH = 40;

const exampleOf = (cell = '') =>
  cell.trim() === '' ? 'No value in the first row' : `Like “${cell.slice(0, EXAMPLE_LENGTH)}”`;
