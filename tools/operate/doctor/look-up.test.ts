import { Resolver } from 'node:dns/promises';
import { lookUp } from './look-up.ts';

const absent = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('records come whole, and none where there is no name', async () => {
  const txt = jest.spyOn(Resolver.prototype, 'resolveTxt');
  const cname = jest.spyOn(Resolver.prototype, 'resolveCname');
  cname.mockImplementation(() => absent('ENODATA'));
  txt.mockResolvedValueOnce([['v=spf1 ~all'], ['v=DKIM1; p=', 'AAAA']]);
  expect(await lookUp('example.org')).toEqual(['v=spf1 ~all', 'v=DKIM1; p=AAAA']);
  txt.mockImplementation(() => absent('ENOTFOUND'));
  expect(await lookUp('nowhere.example.org')).toEqual([]);
  cname.mockResolvedValueOnce(['other.example.org']);
  expect(await lookUp('alias.example.org')).toEqual(['other.example.org']);
  txt.mockImplementation(() => absent('ETIMEOUT'));
  await expect(lookUp('example.org')).rejects.toThrow('DNS does not answer for example.org');
});
