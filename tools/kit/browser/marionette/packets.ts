const COLON = ':'.charCodeAt(0);

/** A message as Marionette wants it: its length in bytes, a colon, JSON. */
export function packet(message: unknown): string {
  const json = JSON.stringify(message);
  return `${Buffer.byteLength(json)}:${json}`;
}

/** Takes bytes as they come, and hands on the text of each packet that is complete. */
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

/** Where the text of the first packet begins; 0 while its length is not there yet. */
const startOf = (bytes: Buffer) => bytes.indexOf(COLON) + 1;
