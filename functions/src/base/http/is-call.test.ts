import { isValidCallBody } from './guard.ts';

const nested = (depth: number): unknown =>
  JSON.parse(`{"data":${'['.repeat(depth)}1${']'.repeat(depth)}}`);

test.each([
  ['no data', { data: null }],
  ['a form', { data: { email: 'ada@example.org', tags: ['a', 'b'], more: null } }],
  ['data nested deeper than in any real call', nested(30)],
])('%s is a call', (_what, body) => {
  expect(isValidCallBody(body)).toBe(true);
});

test.each([
  ['a missing body', undefined],
  ['null', null],
  ['a text', 'data'],
  ['a list', ['data']],
  ['an object without data', { donor: 'Ada' }],
  ['an object with more fields than data', { data: {}, donor: 'Ada' }],
  ['the raw bytes of another content type', Buffer.from('a=b')],
  ['data of 5,000 nested lists', nested(5000)],
  ['data of 100,000 nested lists', nested(100_000)],
  ['data with a field @type', { data: { list: [{ '@type': 'x' }] } }],
])('%s is not a call', (_what, body) => {
  expect(isValidCallBody(body)).toBe(false);
});
