const COLON = ':'.charCodeAt(0);

/** Encodes a message for Marionette: its length in bytes, a colon, JSON. */
export function encodePacket(message: unknown): string {
  const json = JSON.stringify(message);
  return `${Buffer.byteLength(json)}:${json}`;
}

/** Returns a function that receives bytes and calls back with the text of each complete packet. */
export function createPacketReader(onPacket: (text: string) => void): (bytes: Buffer) => void {
  let buffer = Buffer.alloc(0);
  return (bytes) => {
    buffer = Buffer.concat([buffer, bytes]);
    for (let start = startOf(buffer); start > 0; start = startOf(buffer)) {
      const end = start + Number(buffer.toString('utf8', 0, start - 1));
      if (buffer.length < end) return;
      onPacket(buffer.toString('utf8', start, end));
      buffer = buffer.subarray(end);
    }
  };
}

/** Index of the first packet's text; 0 if its length is not complete yet. */
const startOf = (bytes: Buffer) => bytes.indexOf(COLON) + 1;
