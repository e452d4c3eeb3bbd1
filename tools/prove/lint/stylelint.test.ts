import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { WORKSPACE } from '@raade/bundling/workspace.ts';

const reportSchema = z.array(
  z.object({ warnings: z.array(z.object({ line: z.number(), text: z.string() })) }),
);

/** Lines of a styled component, each with a part of its expected message, or none if correct. */
const LINES: readonly (readonly [string, string?])[] = [
  ['z-index: 5;', 'tokens.css'],
  ['@media (min-width: 768px) { color: red; }', '`media`'],
  ['scroll-padding-top: 1rem;', 'inset-block-end'],
  ['border-top-left-radius: 0;', 'border-start-end-radius'],
  ['padding: 0 1rem 0 2rem;', 'padding-inline'],
  ['color-scheme: dark;', 'data-scheme'],
  ['border: 1px solid color-mix(in srgb, var(--color-night) 60%, red);', 'night-channels'],
  ['z-index: var(--layer-bar);'],
  ['${media.tablet} { color: red; }'],
  ['@media ${below(375)} { color: red; }'],
  ['@container (width < 38rem) { color: red; }'],
  ['padding: 0 1rem 2rem 1rem;'],
  ['margin: calc(-1 * var(--space-1)) 0;'],
];

test('only lines with a forbidden width, layer, side or color are reported', () => {
  const input = `const Card = styled.div\`\n${LINES.map(([line]) => line).join('\n')}\n\`;`;
  const args = ['--stdin-filename', 'libs/ui/src/card.tsx', '--formatter', 'json'];
  const { stderr } = spawnSync('stylelint', args, { cwd: WORKSPACE, input, encoding: 'utf8' });
  const [result] = z.parse(reportSchema, JSON.parse(stderr));
  const found = new Map(result?.warnings.map(({ line, text }) => [line - 2, text]));
  expect(LINES.map((_, line) => found.get(line))).toEqual(
    LINES.map(([, part]) => (part === undefined ? undefined : expect.stringContaining(part))),
  );
  expect(result?.warnings).toHaveLength(found.size);
});
