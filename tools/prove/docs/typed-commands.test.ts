import { typedCommands, unknownTo } from './typed-commands.ts';

const HELP = `npm run staff: Says who is staff.

Usage:
  npm run staff -- list [--project <id>]
  npm run staff -- grant <email> [--role <role>] [--project <id>]

Options:
  --role <role>   for grant
  --project <id>  a project
  --help          prints this`;

const unknownIn = (text: string) => typedCommands(text).flatMap((typed) => unknownTo(HELP, typed));

test('what a command knows is known, in a span, a block and a list of choices', () => {
  const text = [
    '`npm run staff -- list --project X`, or `npm run staff -- list|grant <email>`',
    'npm run staff -- grant a@example.org --role viewer   # --not-looked-at',
  ].join('\n');
  expect(typedCommands(text)).toHaveLength(3);
  expect(unknownIn(text)).toEqual([]);
});

test('a task and an option that there are not are named', () => {
  expect(unknownIn('`npm run staff -- status --projects X`')).toEqual(['status', '--projects']);
});

test('words of a command without tasks are its own', () => {
  const help = 'npm run drill: Breaks.\n\nUsage:\n  npm run drill -- <alert>…\n';
  const [typed] = typedCommands('`npm run drill -- mail-late`');
  expect(typed && unknownTo(help, typed)).toEqual([]);
});
