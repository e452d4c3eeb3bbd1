import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const TXT = 16;
const NO_SUCH_NAME = 3;
/** A text is sent in parts that are not longer. */
const PART = 255;

/** A name server of a few TXT records (RFC 1035, sections 4.1 and 3.3.14). */
export async function startDnsServer(
  recordsOf: (name: string) => readonly string[] | undefined,
): Promise<{ readonly address: string; close(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => {
    socket.send(answerTo(query, recordsOf), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

function answerTo(query: Buffer, recordsOf: (name: string) => readonly string[] | undefined) {
  const { name, end } = nameAt(query, 12);
  const type = query.readUInt16BE(end);
  const records = recordsOf(name);
  const texts = type === TXT ? (records ?? []) : [];
  const header = Buffer.from(query.subarray(0, 12));
  // An answer, to a question that wanted recursion.
  header.writeUInt16BE(0x8180 + (records ? 0 : NO_SUCH_NAME), 2);
  header.writeUInt16BE(texts.length, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(12, end + 4), ...texts.map(textRecord)]);
}

function nameAt(query: Buffer, start: number): { readonly name: string; readonly end: number } {
  const labels: string[] = [];
  let at = start;
  for (let size = query.readUInt8(at); size > 0; size = query.readUInt8(at)) {
    labels.push(query.toString('ascii', at + 1, at + 1 + size));
    at += 1 + size;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += PART) {
    const part = bytes.subarray(start, start + PART);
    parts.push(Buffer.from([part.length]), part);
  }
  const data = Buffer.concat(parts);
  // The name of the question, TXT, IN, a minute.
  const head = Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
