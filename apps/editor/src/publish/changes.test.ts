import { SAMPLE } from '@raade/content-model/sample-content';
import { draftOf as draft } from '../editions/testing/content-answers.ts';
import { PARTS } from '../newsroom/testing/sample-items.ts';
import { changedParts } from './changes.ts';

const [session] = SAMPLE.sessions;

test('drafts are grouped by part, each with what differs in words', () => {
  const parts = changedParts(PARTS, [
    draft({ part: 'contact', item: null, value: { ...SAMPLE.contact, email: 'new@example.org' } }),
    draft({ part: 'sessions', item: 'check-in', value: { ...session, room: 'Foyer' } as never }),
    draft({ part: 'speakers', item: 'ama-sample', value: null }),
    draft({ part: 'projects', item: null, value: [] }),
  ]);
  expect(parts.map(({ part }) => part)).toEqual(['sessions', 'speakers', 'projects', 'contact']);
  expect(parts.flatMap(({ changes }) => changes.map(({ name, says }) => [name, ...says]))).toEqual([
    [
      'Check-In and Refreshments',
      'Check-In and Refreshments moved from Multicultural Center, lobby to Foyer',
    ],
    ['Ama Sample', 'Ama Sample was removed'],
    ['Order', 'The order changed'],
    ['All of it', 'Email address changed from "hello@example.org" to "new@example.org"'],
  ]);
});
