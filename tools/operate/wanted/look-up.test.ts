import { startDnsServer } from '../testing/cloud/dns-server.ts';
import { lookUpWith } from './look-up.ts';

test('records come whole, and none where there is no name', async () => {
  const long = `v=DKIM1; p=${'A'.repeat(400)}`;
  const records: Record<string, readonly string[]> = { 'example.org': ['v=spf1 ~all', long] };
  const server = await startDnsServer((name) => records[name]);
  try {
    const lookUp = lookUpWith(server.address);
    expect(await lookUp('example.org')).toEqual(['v=spf1 ~all', long]);
    expect(await lookUp('nowhere.example.org')).toEqual([]);
  } finally {
    server.close();
  }
});
