import '../testing/test-environment.ts';
import { randomBytes } from 'node:crypto';
import type { GateReport } from '@raade/contracts/attestations';
import { attest, attestationOf } from './attestations.ts';

const workflow = {
  name: 'raade/site, run 7',
  commit: 'a'.repeat(40),
  mayAttest: (app: string) => app === 'giving',
};
const types = (shell: string): GateReport => ({
  gate: 'types',
  comparedWith: [`shell@${shell.repeat(32)}`],
  findings: [],
});
const named = () => ({ app: 'giving', release: randomBytes(16).toString('hex') });

test('what a workflow says of a release is on record, with the run and the commit of its token', async () => {
  const giving = named();
  await attest(workflow, { ...giving, reports: [types('a')] });
  await attest(workflow, { ...giving, reports: [types('b')] });
  expect(await attestationOf(giving)).toMatchObject([
    { ...types('b'), builder: 'raade/site, run 7', commit: 'a'.repeat(40) },
    types('a'),
  ]);
});

test('nothing is on record of a release that nobody has told of', async () => {
  expect(await attestationOf(named())).toEqual([]);
});

test('a workflow says nothing of the releases of others', async () => {
  const shell = { ...named(), app: 'shell' };
  const refused = attest(workflow, { ...shell, reports: [types('a')] });
  await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await attestationOf(shell)).toEqual([]);
});

test('of many reports the latest stay', async () => {
  const giving = named();
  const reports = Array.from({ length: 10 }, () => types('a'));
  await attest(workflow, { ...giving, reports });
  await attest(workflow, { ...giving, reports });
  await attest(workflow, { ...giving, reports: [types('b')] });
  const all = await attestationOf(giving);
  expect(all).toHaveLength(20);
  expect(all[0]).toMatchObject(types('b'));
});
