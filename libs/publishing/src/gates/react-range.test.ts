import { remoteFile, shellFile } from '../testing/sample-release.ts';
import { reactRange } from './react-range.ts';

const built = (react: string) => remoteFile('giving', { uses: { react } });

test.each(['^19.0.0', '^19.3.0'])('a remote built with React %s runs with 19.3.1', (react) => {
  const after = [shellFile(), built(react)];
  expect(reactRange({ moving: ['giving'], before: [], after, retained: [] })).toEqual([]);
});

test.each(['^20.0.0', '^19.4.0', '^18.2.0'])(
  'a remote built with React %s is refused beside 19.3.1, with a solution',
  (react) => {
    const after = [shellFile(), built(react)];
    const [objection] = reactRange({ moving: ['giving'], before: [], after, retained: [] });
    expect(objection?.message).toBe(
      `The new giving was built with React ${react}, and the live shell brings 19.3.1.\n` +
        'Build giving with the React of that shell (package.json), or move both at once: `npm run release -- promote shell@<release> giving@<release>`.',
    );
  },
);

test('a shell with another React is refused; only for retained remotes it can be accepted', () => {
  const shell = shellFile({ react: '20.0.0' });
  const before = [shellFile(), built('^19.3.0')];
  const after = [shell, built('^19.3.0')];
  const retained = [built('^19.2.0')];
  const objections = reactRange({ moving: ['shell'], before, after, retained });
  expect(objections.map(({ acceptable }) => acceptable)).toEqual([undefined, 'leave-behind']);
  expect(objections[0]?.message).toMatch(
    /^The live giving was built with React \^19\.3\.0, and the new shell/,
  );
});

test('a remote that already runs outside its React range does not block a shell', () => {
  const before = [shellFile(), built('^18.0.0')];
  expect(reactRange({ moving: ['shell'], before, after: before, retained: [] })).toEqual([]);
});
