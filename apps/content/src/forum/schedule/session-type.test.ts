import { SESSION_TYPES, sessionType } from './session-type.ts';

test('[SCHED-11] nine types have their own color and icon, and others the default style', () => {
  expect(Object.keys(SESSION_TYPES).sort()).toEqual(
    [
      'break',
      'ceremony',
      'keynote',
      'social',
      'panel',
      'workshop',
      'showcase',
      'fireside',
      'call-to-action',
    ].sort(),
  );
  const styles = [...Object.keys(SESSION_TYPES), 'round-table'].map(sessionType);
  expect(new Set(styles.map(({ ink, ground }) => `${ink} on ${ground}`)).size).toBe(10);
  expect(new Set(styles.map(({ icon }) => icon)).size).toBe(10);
  expect(new Set(styles.map(({ label }) => label)).size).toBe(10);
  expect(sessionType('round-table')).toEqual({
    ...sessionType('unheard-of'),
    label: 'Round Table',
  });
});
