/** @jsxImportSource preact */
import { DISPLAY_FONT, FONT, PALETTE } from '../palette.ts';

interface SumProps {
  /** The label of the amount. */
  readonly label: string;
  /** Like `$50 USD`. */
  readonly amount: string;
}

/** The most important amount of a mail, above its details. */
export function Sum({ label, amount }: SumProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellpadding="0"
      cellspacing="0"
      style={{ width: '100%', margin: '8px 0 0', borderCollapse: 'collapse' }}
    >
      <tbody>
        <tr>
          <td
            align="left"
            class="sunken"
            style={{ padding: '16px 20px', backgroundColor: PALETTE.sunken }}
          >
            <p
              class="muted"
              style={{ margin: '0', color: PALETTE.muted, font: `14px/20px ${FONT}` }}
            >
              {label}
            </p>
            <p
              class="text"
              style={{
                margin: '2px 0 0',
                color: PALETTE.text,
                font: `700 30px/36px ${DISPLAY_FONT}`,
              }}
            >
              {amount}
            </p>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
