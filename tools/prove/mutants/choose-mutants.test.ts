import { AREAS } from './areas.ts';
import { chooseMutants } from './choose-mutants.ts';

test('without options all are chosen', () => {
  expect(chooseMutants([])).toHaveLength(Object.values(AREAS).flat().length);
});

test('areas and numbers choose some', () => {
  const chosen = chooseMutants(['--area', 'rules,donations', '--only', '2,3']);
  expect(chosen.map(({ area, number }) => `${area} ${number}`)).toEqual([
    'rules 2',
    'rules 3',
    'donations 2',
    'donations 3',
  ]);
  expect(chosen[0]).toMatchObject(AREAS['rules']?.[1] ?? {});
});

test.each([
  [['--area', 'nothing'], 'Unknown area "nothing". There are: donations,'],
  [['--area', 'rules', '--only', '5000'], 'There is no mutant 5000 in rules.'],
])('%j is refused', (args, message) => {
  expect(() => chooseMutants(args)).toThrow(message);
});
