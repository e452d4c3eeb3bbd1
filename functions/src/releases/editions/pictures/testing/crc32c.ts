/** The polynomial of Castagnoli, its bits turned round (RFC 3720, appendix B.4). */
const POLYNOMIAL = 0x82_f6_3b_78;

/** CRC-32C of bytes as Google writes it: four bytes, the highest first, in base64. */
export function crc32cOf(bytes: Uint8Array): string {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? POLYNOMIAL : 0);
  }
  const four = Buffer.alloc(4);
  four.writeUInt32BE(~sum >>> 0);
  return four.toString('base64');
}
