import { PassThrough, Readable } from 'node:stream';
import { fromLines, fromTerminal } from './typed-secrets.ts';

test('secrets are taken from lines, and a missing one is asked for by name', async () => {
  const typed = fromLines(Readable.from(['A_KEY=rk_1\nOTHER=2\n']));
  expect(await typed.value('A_KEY', 'a key')).toBe('rk_1');
  await expect(typed.value('NONE', 'a thing')).rejects.toThrow(
    /NONE is needed: a thing\.[^]+NONE=…/,
  );
});

test('what is typed is shown nowhere, and asked for once', async () => {
  const input = new PassThrough();
  const said: string[] = [];
  const written: unknown[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(text);
    return true;
  });
  const typed = fromTerminal(input, (line) => void said.push(line));
  const value = typed.value('A_KEY', 'a key');
  input.write('rk_hidden\n');
  expect(await value).toBe('rk_hidden');
  expect(await typed.value('A_KEY', 'a key')).toBe('rk_hidden');
  write.mockRestore();
  expect(said).toEqual([expect.stringContaining('A_KEY: a key.')]);
  expect(JSON.stringify([said, written])).not.toContain('hidden');
});
