/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';

const REPEATS = 4;
const THREADS = { s: PALETTE.sun, k: PALETTE.onNight, '.': PALETTE.nightRaised } as const;

/** The weave's repeat, row by row: a full diamond, then a hollow one. */
const WEAVE = ['s...k...', 'ss.k.k.s', 's...k...'] as const;

function colourOf(thread: string | undefined): string {
  return thread === 's' || thread === 'k' ? THREADS[thread] : THREADS['.'];
}

/** The woven border of the site, in cells. */
export function WovenStrip() {
  return (
    <div aria-hidden="true">
      <LayoutTable style={{ tableLayout: 'fixed' }}>
        {WEAVE.map((row, index) => (
          <tr key={index}>
            {Array.from(row.repeat(REPEATS) + row.charAt(0), (thread, column) => (
              <td
                key={column}
                height="7"
                style={{
                  height: '7px',
                  padding: '0',
                  backgroundColor: colourOf(thread),
                  fontSize: '0',
                  lineHeight: '0',
                }}
              />
            ))}
          </tr>
        ))}
      </LayoutTable>
    </div>
  );
}
