import { devPort } from './dev-port.ts';

test('a port is a number that there is, and 0 stands for a free one', () => {
  expect([devPort('4300'), devPort('0')]).toEqual([4300, 0]);
});

test.each(['', 'x', '70000', '1.5', '-1'])('"%s" is refused', (typed) => {
  expect(() => devPort(typed)).toThrow(`--port ${typed}: must be a number from 0 to 65535.`);
});
