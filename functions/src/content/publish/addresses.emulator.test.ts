import {
  callAs,
  publish,
  read,
  refusalOf,
  rollBack,
  save,
  speaker,
  SPEAKERS,
  useNewsroom,
} from '../testing/newsroom.ts';
import { movedPages } from '@raade/content-model/addresses/moved-pages';
import type { Content } from '@raade/content-model/content.schema';
import { editions } from '../../releases/editions/documents.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const [ama, baraka] = SPEAKERS;

const PATH = '/conference/speakers/';

useNewsroom();

/** Publishes what becomes of a speaker. */
async function publishSpeaker(changes: object, seen = 'sample', one = ama): Promise<string> {
  await save('ada', { ...speaker(changes, one), edition: seen });
  const { edition = '' } = await publish('ada', { edition: seen });
  return edition;
}

/** Where addresses lead that are not those of pages. */
async function leads(): Promise<Readonly<Record<string, string>>> {
  const { parts } = await read();
  const moved = movedPages(parts as unknown as Content);
  return Object.fromEntries(
    moved.map(({ from, to }) => [from.replace(PATH, ''), to.replace(PATH, '')]),
  );
}

test('an address that a live page had leads to it, whatever the draft says of it', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  await publishSpeaker({ address: 'professor-ama', formerAddresses: [] }, edition);
  expect(await leads()).toEqual({ [ama.id]: 'professor-ama', 'dr-ama': 'professor-ama' });
});

test('who has an old address again has it alone', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  await publishSpeaker({ formerAddresses: [ama.id] }, edition);
  expect(await leads()).toEqual({ 'dr-ama': ama.id });
});

test('an address that leads to somebody else is refused with item and field', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  const { details } = await refusalOf(publishSpeaker({ address: ama.id }, edition, baraka));
  expect(details).toMatchObject({ reason: 'findings' });
  expect(details).toHaveProperty(
    'findings',
    expect.arrayContaining([
      {
        part: 'speakers',
        path: [baraka.id, 'address'],
        message: `"${ama.id}" is the id of ${ama.name}`,
      },
    ]),
  );
});

test('what is gone back to has all addresses that were live since, in an edition of its own', async () => {
  const first = await publishSpeaker({ role: 'Poet' });
  const second = await publishSpeaker({ address: 'dr-ama' }, first);
  const back = await rollBack(first, second);
  const { live, parts } = await read();
  expect(back).toEqual({ edition: live });
  expect(live).not.toBe(first);
  expect((await editions().doc(live).get()).data()).toMatchObject({ from: first });
  const { speakers } = parts as unknown as Content;
  expect(speakers[0]).toEqual({ ...ama, role: 'Poet', formerAddresses: ['dr-ama'] });
  expect(await leads()).toEqual({ 'dr-ama': ama.id });
  // What was live meanwhile has all of them already.
  expect(await rollBack(second, live)).toEqual({ edition: second });
  expect(await leads()).toEqual({ [ama.id]: 'dr-ama' });
});

test('a file that knows nothing of an address ends no link', async () => {
  const edition = await publishSpeaker({ address: 'dr-ama' });
  const { parts } = await read('sample');
  const file = { version: 1, edition: 'sample', parts };
  await callAs('ada', CALLABLES.importContent, { edition, file });
  await publish('ada', { edition });
  expect(await leads()).toEqual({ 'dr-ama': ama.id });
});
