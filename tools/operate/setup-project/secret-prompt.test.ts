import { PassThrough, Readable } from 'node:stream';
import { secretPrompt } from './secret-prompt.ts';

test('secrets are read from input lines, and the error for a missing one names it', async () => {
  const askSecret = secretPrompt(Readable.from(['A_KEY=rk_1\nOTHER=2\n']), () => undefined);
  expect(await askSecret('A_KEY', 'a key')).toBe('rk_1');
  await expect(askSecret('NONE', 'a thing')).rejects.toThrow(
    /NONE is required: a thing\.[^]+NONE=…/,
  );
});

test('a typed secret is never shown', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const prompts: string[] = [];
  const written: unknown[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(text);
    return true;
  });
  const value = secretPrompt(input, (line) => void prompts.push(line))('A_KEY', 'a key');
  input.write('rk_hidden\n');
  expect(await value).toBe('rk_hidden');
  write.mockRestore();
  expect(prompts).toEqual([expect.stringContaining('A_KEY: a key.')]);
  expect(JSON.stringify([prompts, written])).not.toContain('hidden');
});
