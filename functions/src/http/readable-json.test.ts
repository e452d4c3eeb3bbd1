import { isReadable } from './readable-json.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a form', { data: { email: 'ada@example.org', tags: ['a', 'b'], more: null } }],
  ['what is nested as deep as no payload of ours', nested(30)],
  ['the raw bytes of another content type', Buffer.from('a=b')],
])('%s can be read', (_what, json) => {
  expect(isReadable(json)).toBe(true);
});

test.each([
  ['five thousand lists in each other', nested(5000)],
  ['a hundred thousand lists in each other', nested(100_000)],
  ['a type', { data: { list: [{ '@type': 'x' }] } }],
])('%s cannot', (_what, json) => {
  expect(isReadable(json)).toBe(false);
});
