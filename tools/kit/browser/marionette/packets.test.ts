import { packet, packetReader } from './packets.ts';

test('a packet shows its length in bytes, not in letters', () => {
  expect(packet(['é'])).toBe('6:["é"]');
});

test('packets are read whole, however the bytes come', () => {
  const read: string[] = [];
  const feed = packetReader((text) => read.push(text));
  for (const byte of Buffer.from(packet(['é:1']) + packet({ second: 2 })))
    feed(Buffer.from([byte]));
  expect(read).toEqual(['["é:1"]', '{"second":2}']);
  feed(Buffer.from(packet(1) + packet(2)));
  expect(read.slice(2)).toEqual(['1', '2']);
});
