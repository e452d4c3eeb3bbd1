import { styled } from '@raade/platform';
import encodeQR from 'qr';

/** Width of the light border in modules, which cameras need. */
const QUIET_ZONE = 4;

const Picture = styled.svg`
  width: 12rem;
  /* Cameras want dark on light, in a dark theme as well. */
  background: #fff;
  fill: #000;
`;

/** A link to an authenticator app as a QR code. */
export function QrCode({ text }: { readonly text: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Picture
      role="img"
      aria-label="QR code with the key for your authenticator app"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </Picture>
  );
}
