/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { DISPLAY_FONT, FONT, PALETTE } from '../palette.ts';
import { LayoutTable } from './layout-table.tsx';
import { WovenStrip } from './woven-strip.tsx';
import { WovenSun } from './woven-sun.tsx';
import { SIDE } from './side.ts';

const NAME = {
  margin: '0',
  color: PALETTE.onNight,
  font: `700 28px/32px ${DISPLAY_FONT}`,
  letterSpacing: '0.06em',
};

/** The first rows of every email: who writes. In words, and in a sun that needs no image. */
export function Masthead() {
  return (
    <>
      <tr>
        <td align="left" style={{ padding: `24px ${SIDE} 20px`, backgroundColor: PALETTE.night }}>
          <LayoutTable>
            <tr>
              <td width="54" style={{ padding: '0 16px 0 0', verticalAlign: 'middle' }}>
                <WovenSun />
              </td>
              <td align="left" style={{ verticalAlign: 'middle' }}>
                <p style={NAME}>{BRAND.shortName}</p>
                <p
                  style={{
                    margin: '2px 0 0',
                    color: PALETTE.onNightMuted,
                    font: `14px/20px ${FONT}`,
                  }}
                >
                  {BRAND.fullName}
                </p>
              </td>
            </tr>
          </LayoutTable>
        </td>
      </tr>
      <tr>
        <td style={{ padding: '0', backgroundColor: PALETTE.nightRaised }}>
          <WovenStrip />
        </td>
      </tr>
    </>
  );
}
