import { checkContent } from '../checks/check-content.ts';
import { compareContent } from '../compare/compare-content.ts';
import type { Content } from '../content.schema.ts';
import { FIELDS } from '../fields/field-registry.ts';
import type { Picture } from '../fields/picture.ts';
import { speakerSchema } from '../forum/speakers.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { OTHER_CONTENT } from '../testing/other-content.ts';
import { otherPicture } from '../testing/other-pictures.ts';
import { picturesIn } from './pictures-in.ts';

const portrait = otherPicture(1, 'Ama Sample, laughing');

/** The sample with a portrait of its first speaker, of its first member, and a photo of its first project. */
function withPictures(picture: Picture | undefined): Content {
  const [speaker, ...speakers] = SAMPLE.speakers;
  const [member, ...members] = SAMPLE.team.members;
  const [project, ...projects] = SAMPLE.projects;
  if (!speaker || !member || !project) throw new Error('The sample lacks items.');
  const has = picture && { picture };
  return {
    ...SAMPLE,
    speakers: [{ ...speaker, ...has }, ...speakers],
    team: { ...SAMPLE.team, members: [{ ...member, ...has }, ...members] },
    projects: [{ ...project, ...has }, ...projects],
  };
}

const messages = (before: Picture | undefined, after: Picture | undefined) =>
  compareContent(withPictures(before), withPictures(after)).map(({ part, message }) => [
    part,
    message,
  ]);

test('the sample has no pictures, and the other content has some of each kind', () => {
  expect(picturesIn({ ...SAMPLE })).toEqual([]);
  const parts = new Set(picturesIn({ ...OTHER_CONTENT }).map(({ part }) => part));
  expect([...parts]).toEqual(['speakers', 'team', 'projects', 'past-forums']);
});

test('pictures are found with their items, and malformed content has none', () => {
  expect(picturesIn({ ...withPictures(portrait) }).map(({ part, path }) => [part, path])).toEqual([
    ['speakers', ['ama-sample', 'picture']],
    ['team', ['thandi-sample', 'picture']],
    ['projects', [SAMPLE.projects[0]?.slug, 'picture']],
  ]);
  const broken = { speakers: [null, { name: 'Ama', picture: { id: 'x' } }], team: 3 };
  expect(picturesIn(broken)).toEqual([]);
});

test('changes of a picture are described in a sentence', () => {
  expect(messages(undefined, portrait)).toEqual([
    ['speakers', 'Portrait of Ama Sample was added'],
    ['projects', expect.stringMatching(/^Photo of .+ was added$/)],
    ['team', 'Portrait of Thandi Sample was added'],
  ]);
  expect(messages(portrait, otherPicture(2, portrait.alt))[0]?.[1]).toBe(
    'Portrait of Ama Sample was replaced',
  );
  expect(messages(portrait, undefined)[0]?.[1]).toBe('Portrait of Ama Sample was removed');
  expect(messages(portrait, { ...portrait, alt: 'Ama at her desk' })[0]?.[1]).toBe(
    'Portrait of Ama Sample was described anew',
  );
  expect(messages(portrait, { ...portrait, focal: { x: 0, y: 0.5 } })[0]?.[1]).toBe(
    'Portrait of Ama Sample is cut in another way',
  );
  expect(messages(portrait, portrait)).toEqual([]);
});

test.each([
  [{ alt: '  ' }, ['alt'], 'must not be empty'],
  [{ id: '../secret' }, ['id'], 'must be an uploaded picture'],
  [{ width: 9000 }, ['width'], 'must be 1440 pixels at most'],
  [{ focal: { x: 1.5, y: 0 } }, ['focal', 'x'], 'must be between 0 and 1'],
])('a picture with %j is refused at its field', (change, field, message) => {
  const [finding] = checkContent({ ...withPictures({ ...portrait, ...change }) }).findings;
  expect(finding).toEqual({
    part: 'speakers',
    path: ['ama-sample', 'picture', ...field],
    message,
  });
});

test('the portrait of a speaker is entered with the picture input, under its own label', () => {
  expect(FIELDS.get(speakerSchema.shape.picture.def.innerType)).toMatchObject({
    label: 'Portrait',
    input: 'picture',
  });
});
