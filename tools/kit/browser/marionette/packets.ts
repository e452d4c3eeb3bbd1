const COLON = ':'.charCodeAt(0);

/** Encodes a message for Marionette: its length in bytes, a colon, JSON. */
export function packet(message: unknown): string {
  const json = JSON.stringify(message);
  return `${Buffer.byteLength(json)}:${json}`;
}

/** Returns a function that receives bytes and calls back with the text of each complete packet. */
export function packetReader(onPacket: (text: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (let start = startOf(rest); start > 0; start = startOf(rest)) {
      const end = start + Number(rest.toString('utf8', 0, start - 1));
      if (rest.length < end) return;
      onPacket(rest.toString('utf8', start, end));
      rest = rest.subarray(end);
    }
  };
}

/** Index of the first packet's text; 0 if its length is not complete yet. */
const startOf = (bytes: Buffer) => bytes.indexOf(COLON) + 1;
