import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { slots } from './slots.ts';

const SLOT = 'conference.donation';
const FILE = 'apps/content/src/forum/donation.section.tsx';
const places = (...names: string[]) =>
  remoteFile('content', { uses: { slots: Object.fromEntries(names.map((name) => [name, FILE])) } });
const fills = (...names: string[]) => remoteFile('giving', { slots: names });
const before = [shellFile(), places(SLOT), fills(SLOT)];

const objectionsTo = (app: string, ...files: ReturnType<typeof remoteFile>[]) =>
  slots({ moving: [app], before, after: [shellFile(), ...files], retained: [] });

test('unchanged slots and new slots on either side are accepted', () => {
  expect(objectionsTo('content', places(SLOT, 'home.donation'), fills(SLOT))).toEqual([]);
  expect(objectionsTo('giving', places(SLOT), fills(SLOT, 'home.donation'))).toEqual([]);
});

test('a move that leaves a slot unfilled is refused with place, file and solution', () => {
  const [objection] = objectionsTo('giving', places(SLOT), fills());
  expect(objection).toEqual({
    message:
      `Nothing would fill the slot "${SLOT}" any more: giving gives it up. content has a place for it (${FILE}).\n` +
      'Keep it in "slots" of apps/giving/remote.json, take its place away first, or accept that it stays empty with --allow-empty.',
    acceptable: 'allow-empty',
  });
});

test('renaming a slot only where it is placed is refused with the name of its filler', () => {
  const [objection] = objectionsTo('content', places('forum.donation'), fills(SLOT));
  expect(objection?.acceptable).toBe('allow-empty');
  expect(objection?.message).toMatch(
    /^Nothing would have a place for the slot "conference\.donation" any more, which giving fills: content takes away the one of apps\/content\//,
  );
});

test('both sides may rename or remove a slot at once, or another remote may fill it', () => {
  const moves = [
    [places('forum.donation'), fills('forum.donation')],
    [places(), fills()],
    [places(SLOT), fills(), remoteFile('donations', { slots: [SLOT] })],
  ];
  for (const after of moves) {
    expect(slots({ moving: [], before, after: [shellFile(), ...after], retained: [] })).toEqual([]);
  }
});
