import { fill, holds, type Standing } from './expressions.ts';

const STANDING = {
  well: { success: true, failure: false, cancelled: false },
  failed: { success: false, failure: true, cancelled: false },
  skipped: { success: false, failure: false, cancelled: false },
} satisfies Record<string, Standing>;

const contexts = {
  github: { event_name: 'push', ref: 'refs/heads/main' },
  needs: { affected: { outputs: { deployables: '["giving"]' } } },
  inputs: { remote: 'giving' },
};

test('texts are filled with what contexts have, and with nothing where they have nothing', () => {
  expect(fill('release-${{ inputs.remote }} of ${{github.ref}}', { contexts })).toBe(
    'release-giving of refs/heads/main',
  );
  expect(fill('<${{ inputs.nothing }}>', { contexts })).toBe('<>');
  expect(fill("${{ inputs.remote == 'giving' }}", { contexts })).toBe('true');
});

test('what GitHub does not know is an error, as it is there', () => {
  expect(() => fill('${{ secrets.KEY }}', { contexts })).toThrow('secrets');
  expect(() => fill('${{ nothing() }}', { contexts })).toThrow('nothing');
  expect(() => fill('${{ success() }}', { contexts })).toThrow('success');
});

test.each<[string | undefined, keyof typeof STANDING, boolean]>([
  [undefined, 'well', true],
  [undefined, 'failed', false],
  [undefined, 'skipped', false],
  ["github.event_name == 'push'", 'well', true],
  ["${{ github.event_name == 'schedule' }}", 'well', false],
  // A condition that asks for no status holds after success alone.
  ["github.event_name == 'push'", 'failed', false],
  ['always()', 'failed', true],
  ['failure()', 'failed', true],
  ['failure()', 'skipped', false],
  ["!cancelled() && github.event_name == 'push'", 'skipped', true],
  ['contains(fromJSON(needs.affected.outputs.deployables), inputs.remote)', 'well', true],
  ["contains(fromJSON(needs.affected.outputs.deployables), 'shell')", 'well', false],
])('`if: %s` after what has gone %s: %s', (condition, standing, expected) => {
  expect(holds(condition, { contexts, standing: STANDING[standing] })).toBe(expected);
});
