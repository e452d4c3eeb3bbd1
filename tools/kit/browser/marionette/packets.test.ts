import { encodePacket, createPacketReader } from './packets.ts';

test('the length of a packet is given in bytes, not in characters', () => {
  expect(encodePacket(['é'])).toBe('6:["é"]');
});

test('packets are read correctly, however their bytes are split', () => {
  const read: string[] = [];
  const feed = createPacketReader((text) => read.push(text));
  for (const byte of Buffer.from(encodePacket(['é:1']) + encodePacket({ second: 2 })))
    feed(Buffer.from([byte]));
  expect(read).toEqual(['["é:1"]', '{"second":2}']);
  feed(Buffer.from(encodePacket(1) + encodePacket(2)));
  expect(read.slice(2)).toEqual(['1', '2']);
});
