import { deviceStorage, tabStorage } from './stored-value.ts';

test('where pages are rendered, without a browser, nothing is stored, and nobody is warned', () => {
  const warn = jest.fn();
  const options = { key: 'raade-sample', schema: { parse: String }, warn };
  expect(deviceStorage(options).read()).toBeUndefined();
  expect(tabStorage(options).read()).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
