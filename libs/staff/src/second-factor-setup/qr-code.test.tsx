import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { QrCode } from './qr-code.tsx';

/** Pixels of a module, as a camera might see it. */
const SCALE = 4;

/** The picture of the path as grey pixels: its squares are dark. */
function pixelsOf(svg: Element) {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy += 1) {
      const start = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE) * 4;
      for (let dx = 0; dx < SCALE; dx += 1) data.fill(0, start + dx * 4, start + dx * 4 + 3);
    }
  }
  return { width, height: width, data };
}

test('a camera reads the text of a QR code, and a screen reader its label', () => {
  const link = 'otpauth://totp/RAADE:ada@example.org?secret=GEZDGNBVGY3TQOJQ&issuer=RAADE';
  render(<QrCode text={link} />);
  expect(decodeQR(pixelsOf(screen.getByRole('img', { name: /^QR code/ })))).toBe(link);
});
