import { Resolver } from 'node:dns/promises';
import { dnsRecords } from './dns-records.ts';

const absent = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('parts of a record are joined, and a name without records has an empty list', async () => {
  const txt = jest.spyOn(Resolver.prototype, 'resolveTxt');
  const cname = jest.spyOn(Resolver.prototype, 'resolveCname');
  cname.mockImplementation(() => absent('ENODATA'));
  txt.mockResolvedValueOnce([['v=spf1 ~all'], ['v=DKIM1; p=', 'AAAA']]);
  expect(await dnsRecords('example.org')).toEqual(['v=spf1 ~all', 'v=DKIM1; p=AAAA']);
  txt.mockImplementation(() => absent('ENOTFOUND'));
  expect(await dnsRecords('nowhere.example.org')).toEqual([]);
  cname.mockResolvedValueOnce(['other.example.org']);
  expect(await dnsRecords('alias.example.org')).toEqual(['other.example.org']);
  txt.mockImplementation(() => absent('ETIMEOUT'));
  await expect(dnsRecords('example.org')).rejects.toThrow('DNS does not answer for example.org');
});
