import { mutated } from './mutated.ts';

const mutant = {
  file: 'a.ts',
  claim: 'it adds',
  tests: [],
  find: 'one + two',
  replace: 'one - two',
};

test('what a mutant changes is changed, at the line where it stands', () => {
  const source = 'const one = 1;\nreturn one + two;\n';
  expect(mutated(source, mutant)).toEqual({
    source: 'const one = 1;\nreturn one - two;\n',
    line: 2,
  });
});

test.each([
  ['no longer', 'return two + one;'],
  ['more than once', 'one + two + one + two'],
])('one that stands there %s is refused, with what to do', (why, source) => {
  expect(() => mutated(source, mutant)).toThrow(
    `This stands in a.ts ${why}:\none + two\nChange the mutant`,
  );
});
