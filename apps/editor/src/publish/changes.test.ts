import { SAMPLE } from '@raade/content-model/sample-content';
import { draftOf as draft } from '../editions/testing/content-answers.ts';
import { PARTS } from '../editor-state/testing/sample-items.ts';
import { changesOf } from './changes.ts';

const [session] = SAMPLE.sessions;

test('changes are in the order of the parts, each described in words', () => {
  const changes = changesOf(PARTS, [
    draft({ part: 'contact', item: null, value: { ...SAMPLE.contact, email: 'new@example.org' } }),
    draft({ part: 'sessions', item: 'check-in', value: { ...session, room: 'Foyer' } as never }),
    draft({ part: 'speakers', item: 'ama-sample', value: null }),
    draft({ part: 'projects', item: null, value: [] }),
  ]);
  expect(changes.map(({ name, sentences }) => [name, ...sentences])).toEqual([
    [
      'Check-In and Refreshments',
      'Check-In and Refreshments moved from Multicultural Center, lobby to Foyer',
    ],
    ['Ama Sample', 'Ama Sample was removed'],
    ['Order of projects', 'The order changed'],
    ['Contact', 'Email address changed from "hello@example.org" to "new@example.org"'],
  ]);
});
