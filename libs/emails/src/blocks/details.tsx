/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { FONT, PALETTE } from '../palette.ts';

interface DetailsProps {
  /** Caption of the table, for screen readers. */
  readonly label: string;
  /** Label and fact, row by row. */
  readonly rows: readonly (readonly [string, ComponentChildren])[];
}

const CELL_STYLE = {
  padding: '10px 0',
  borderBottom: `1px solid ${PALETTE.border}`,
  font: `400 16px/24px ${FONT}`,
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

/** Facts in rows. A semantic table, so that screen readers read the label with each fact. The classes are for dark mode. */
export function Details({ label, rows }: DetailsProps) {
  return (
    <table
      aria-label={label}
      width="100%"
      cellpadding="0"
      cellspacing="0"
      class="edge"
      style={{
        width: '100%',
        margin: '8px 0 24px',
        borderTop: `1px solid ${PALETTE.border}`,
        borderCollapse: 'collapse',
      }}
    >
      <tbody>
        {rows.map(([name, fact]) => (
          <tr key={name}>
            <th
              scope="row"
              class="muted edge"
              style={{ ...CELL_STYLE, width: '32%', paddingRight: '10px', color: PALETTE.muted }}
            >
              {name}
            </th>
            <td class="text edge" style={{ ...CELL_STYLE, color: PALETTE.text }}>
              {fact}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
