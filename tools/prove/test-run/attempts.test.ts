import { describeAttempts } from './attempts.ts';

test('attempts are counted by the kind that their suite is named by', () => {
  const tests = [
    { title: 'forged writes → a visitor may not create', passed: true },
    { title: 'forged writes → a viewer may not delete', passed: false },
    { title: 'tokens → of another project', passed: true },
  ];
  expect(describeAttempts(tests).split('\n')).toEqual([
    'Kind           attempts  through',
    'forged writes  2         1',
    'tokens         1         0',
    'All            3         1',
  ]);
});
