import { Failure } from '@raade/contracts/failure';
import type { Production } from '../wanted/production.ts';
import type { Lack, Step } from '../wanted/step.ts';
import { runSteps } from './run-steps.ts';

const PRODUCTION = {} as Production;

const step = (lacks: () => readonly Lack[], title = 'A thing'): Step => ({
  id: 'a-thing',
  title,
  why: 'It is needed.',
  lacks: () => Promise.resolve(lacks()),
});

async function run(steps: readonly Step[], agrees = true) {
  const lines: string[] = [];
  const talk = {
    say: (line: string) => void lines.push(line),
    agrees: () => Promise.resolve(agrees),
  };
  const left = await runSteps(steps, PRODUCTION, talk).catch((error: unknown) => error);
  return { left, text: lines.join('\n') };
}

test('before each step it says what it will do and why, and nothing is done without a yes', async () => {
  let isDone = false;
  const mend = () => Promise.resolve((isDone = true));
  const { left, text } = await run([step(() => [{ says: 'there is no site', mend }])], false);
  expect(text).toMatch(/1\/1 A thing\n {2}It is needed\.\n {2}· there is no site/);
  expect(left).toMatchObject({ message: expect.stringContaining('Nothing was done. Then run') });
  expect(isDone).toBe(false);
});

test('a failure names its step and how to go on, and no later step begins', async () => {
  const mend = () => Promise.reject(new Failure('Google answers 403.'));
  const later = step(() => {
    throw new Error('It has begun.');
  });
  const { left } = await run([step(() => [{ says: 'x', mend }], 'Sites'), later]);
  expect(left).toMatchObject({
    message: expect.stringMatching(/stopped at 'Sites':\nGoogle answers 403\.\nThen run the same/),
  });
});

test('what a person has to do stops nothing, unless all else waits for it', async () => {
  const byHand = step(() => [{ says: 'no record', byHand: 'set it' }]);
  expect((await run([byHand, byHand])).left).toHaveLength(2);
  const blocking = step(() => [{ says: 'nobody pays', byHand: 'link an account', blocks: true }]);
  const { left } = await run([blocking, byHand]);
  expect(left).toMatchObject({
    message: expect.stringContaining('Do this first: link an account'),
  });
});

test('what shows only once something else is there is put right in the same run', async () => {
  const done: string[] = [];
  const mending = (name: string) => ({ says: name, mend: () => Promise.resolve(done.push(name)) });
  const lacks = () => (done.length < 2 ? [mending(done.length === 0 ? 'the app' : 'its key')] : []);
  expect((await run([step(lacks)])).left).toEqual([]);
  expect(done).toEqual(['the app', 'its key']);
});

test('what does not stay put right is told, and not tried for ever', async () => {
  const { left } = await run([step(() => [{ says: 'a lack', mend: () => Promise.resolve() }])]);
  expect(left).toMatchObject({ message: expect.stringContaining('put right, and still: a lack') });
});
