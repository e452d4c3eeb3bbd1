import { styled } from '@raade/platform';
import encodeQR from 'qr';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Width of the light border in modules, which cameras need. */
const QUIET_ZONE = 4;

const Picture = styled.svg`
  width: 12rem;
  /* Cameras want dark on light, in a dark theme as well. */
  background: #fff;
  fill: #000;
`;

/** A QR code as an SVG. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const modules = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Picture
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={modules.join('')} />
    </Picture>
  );
}
