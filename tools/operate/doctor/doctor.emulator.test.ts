import { runEntry } from '../backend/testing/run-entry.ts';
import { LOCAL_CHECKS } from './checks.ts';

const ENTRY = 'tools/operate/doctor/doctor.command.ts';

test('the doctor finds no problem in a running local stack', () => {
  const { status, output } = runEntry(ENTRY, []);
  const ids = LOCAL_CHECKS.map(({ id }) => id).join('|');
  const lines = output.split('\n').filter((line) => new RegExp(`^ok +(${ids}): `).test(line));
  expect({ output, lines: lines.length }).toEqual({ output, lines: LOCAL_CHECKS.length });
  expect(output).toMatch(/ 0 fail$/m);
  expect(status).toBe(0);
});

test('the option --json prints the findings as JSON', () => {
  const { output } = runEntry(ENTRY, ['--json']);
  expect(JSON.parse(output)).toContainEqual(
    expect.objectContaining({ check: 'answers', level: 'ok' }),
  );
});
