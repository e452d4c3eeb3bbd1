/** @jsxImportSource preact */
import { PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';

const REPEATS = 6;
const THREADS = { s: PALETTE.sun, k: PALETTE.onNight, '.': PALETTE.nightRaised } as const;

/** One repeat of the weave, row by row: triangles that meet, and a diamond in each gap. */
const WEAVE = ['ss..k.', 's..k.k', 'ss..k.'] as const;

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
            {Array.from(row.repeat(REPEATS), (thread, column) => (
              <td
                key={column}
                height="5"
                style={{
                  height: '5px',
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
