import { isCall } from './guard.ts';

const nested = (depth: number): unknown =>
  JSON.parse(`{"data":${'['.repeat(depth)}1${']'.repeat(depth)}}`);

test.each([
  ['no data', { data: null }],
  ['a form', { data: { email: 'ada@example.org', tags: ['a', 'b'], more: null } }],
  ['what is nested as deep as no payload of ours', nested(30)],
])('%s is a call', (_what, body) => {
  expect(isCall(body)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'data'],
  ['a list', ['data']],
  ['an object without data', { donor: 'Ada' }],
  ['more than data', { data: {}, donor: 'Ada' }],
  ['the raw bytes of another content type', Buffer.from('a=b')],
  ['five thousand lists in each other', nested(5000)],
  ['a hundred thousand lists in each other', nested(100_000)],
  ['a type', { data: { list: [{ '@type': 'x' }] } }],
])('%s is not a call', (_what, body) => {
  expect(isCall(body)).toBe(false);
});
