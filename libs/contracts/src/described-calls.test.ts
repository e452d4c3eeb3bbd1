import { LINE_LIMIT, TEXT_LIMIT } from './applications.ts';
import { CALLABLES } from './callables.ts';
import { COLLECTION_TABLE } from './collection-table.ts';
import { describeCalls } from './described-calls.ts';

const namesOf = (isDocument: boolean) =>
  Object.entries(describeCalls())
    .filter(([, described]) => (described.isDocument ?? false) === isDocument)
    .map(([name]) => name)
    .sort();

test('every callable is described, and those that are asked for', () => {
  expect(namesOf(false)).toEqual(Object.values(CALLABLES).sort());
  expect(Object.keys(describeCalls([CALLABLES.recordDonation]))).toEqual(['record-donation']);
});

test('a call is described as it is sent: what has a default may be left out, and nothing more may be in it', () => {
  const { request } = describeCalls()[CALLABLES.processDonation] ?? {};
  expect(request).toMatchObject({ type: 'object', additionalProperties: false });
  expect(request?.['required']).toEqual(['attempt', 'revision', 'amount', 'fullName', 'email']);
});

test('every document is described that browsers write themselves', () => {
  const written = Object.values(COLLECTION_TABLE).filter((row) => row.writtenBy !== 'functions');
  expect(namesOf(true)).toEqual(written.map(({ path }) => path).sort());
});

test('a document is described with the bounds that rules hold it to', () => {
  const { request } = describeCalls(['student_applications'])['student_applications'] ?? {};
  expect(request).toMatchObject({
    additionalProperties: false,
    properties: {
      full_name: { minLength: 1, maxLength: LINE_LIMIT },
      email: { maxLength: LINE_LIMIT },
      skills: { maxLength: TEXT_LIMIT },
      status: { const: 'new' },
    },
  });
});
