import { documentOf } from './firestore-values.ts';

test('every kind of value is written as Firestore does', () => {
  const at = new Date('2025-03-01T12:00:00Z');
  const data = {
    text: 'a',
    whole: 7,
    part: 0.5,
    is: true,
    none: null,
    at,
    list: ['a', { b: 1 }],
    map: { inner: { deep: false } },
  };
  expect(documentOf('samples/one', data, at)).toEqual({
    name: 'projects/demo-raade/databases/(default)/documents/samples/one',
    fields: {
      text: { stringValue: 'a' },
      whole: { integerValue: '7' },
      part: { doubleValue: 0.5 },
      is: { booleanValue: true },
      none: { nullValue: null },
      at: { timestampValue: '2025-03-01T12:00:00.000Z' },
      list: {
        arrayValue: {
          values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { integerValue: '1' } } } }],
        },
      },
      map: {
        mapValue: {
          fields: { inner: { mapValue: { fields: { deep: { booleanValue: false } } } } },
        },
      },
    },
    createTime: '2025-03-01T12:00:00.000Z',
    updateTime: '2025-03-01T12:00:00.000Z',
  });
});
