import { namedValues } from './command-files.ts';

test('values stand behind their names, on one line or on several', () => {
  expect(namedValues('a=1\nb=x=y\n\nlong<<END\nfirst\nsecond\nEND\nc=\n')).toEqual({
    a: '1',
    b: 'x=y',
    long: 'first\nsecond',
    c: '',
  });
});

test('what GitHub would refuse is refused', () => {
  expect(() => namedValues('no sign')).toThrow('"no sign" is neither name=value nor name<<END.');
  expect(() => namedValues('a<<END\nnever ends')).toThrow('no line "END"');
});
