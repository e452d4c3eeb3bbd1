import { runEntry } from '../backend/testing/run-entry.ts';
import { LOCAL_CHECKS } from './checks.ts';

const ENTRY = 'tools/operate/doctor/doctor.command.ts';

test('of a local stack that runs, the doctor finds nothing wrong', () => {
  const { status, said } = runEntry(ENTRY, []);
  const ids = LOCAL_CHECKS.map(({ id }) => id).join('|');
  const lines = said.split('\n').filter((line) => new RegExp(`^ok +(${ids}): `).test(line));
  expect({ said, lines: lines.length }).toEqual({ said, lines: LOCAL_CHECKS.length });
  expect(said).toMatch(/ 0 fail$/m);
  expect(status).toBe(0);
});

test('with --json it speaks to programs', () => {
  const { said } = runEntry(ENTRY, ['--json']);
  expect(JSON.parse(said)).toContainEqual(
    expect.objectContaining({ check: 'answers', level: 'ok' }),
  );
});
