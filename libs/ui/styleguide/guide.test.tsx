import * as ui from '../src/index.ts';
import { SAMPLES } from './samples.ts';

test('the guide shows everything that the library exports', () => {
  expect(SAMPLES.flatMap(({ shows }) => shows).sort()).toEqual(Object.keys(ui).sort());
});
