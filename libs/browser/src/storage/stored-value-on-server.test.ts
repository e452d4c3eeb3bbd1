import { deviceStorage, tabStorage } from './stored-value.ts';

test('stored values are undefined outside a browser, without a warning', () => {
  const warn = jest.fn();
  const options = { key: 'raade-sample', schema: { parse: String }, warn };
  expect(deviceStorage(options).read()).toBeUndefined();
  expect(tabStorage(options).read()).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
