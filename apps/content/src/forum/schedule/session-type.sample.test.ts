import { documentContent } from '@raade/content-model/provided/provided-content';
import { SESSION_TYPES } from './session-type.ts';

test('the schedule uses exactly the nine session types', () => {
  const inUse = new Set(documentContent().sessions.map(({ type }) => type));
  expect([...inUse].sort()).toEqual(Object.keys(SESSION_TYPES).sort());
});
