/** A command of package.json as a document has it, with what follows its two dashes. */
export interface TypedCommand {
  readonly script: string;
  /** The first word after the dashes, like `invite`; several where the document leaves the choice. */
  readonly tasks: readonly string[];
  /** Without their dashes, like `project`. */
  readonly options: readonly string[];
}

/** All `npm run … -- …` of a text. What follows a comment, or dashes for somebody else, is not looked at. */
export function typedCommands(text: string): TypedCommand[] {
  return [...text.matchAll(/npm run ([a-z][a-z:-]*) -- ([^`\n]*)/g)].map(
    ([, script = '', rest = '']) => {
      const [own = ''] = rest.split(/ #| -- | < |"| {3}/, 1);
      const [, first = ''] = /^([a-z][a-z|-]*)(?= |$)/.exec(own.trim()) ?? [];
      return {
        script,
        tasks: first.split('|').filter(Boolean),
        options: [...own.matchAll(/(?:^|[ [])--([a-z][a-z-]*)/g)].map(([, name = '']) => name),
      };
    },
  );
}

/** What a command does not know of what was typed, by what it says with `--help`. */
export function unknownTo(help: string, { tasks, options }: TypedCommand): string[] {
  const [, usage = ''] = /^Usage:\n((?: .*\n?)+)/m.exec(help) ?? [];
  const uses = usage.trimEnd().split('\n');
  const known = uses.map((use) => / -- ([a-z][a-z-]*|…)/.exec(use)?.[1]);
  // A command whose uses do not all begin with a task takes words of its own.
  const wrongTasks = known.includes(undefined) ? [] : tasks.filter((task) => !known.includes(task));
  return [
    ...wrongTasks,
    ...options
      .filter((name) => !new RegExp(`^ +--${name}\\b(?!-)`, 'm').test(help))
      .map((name) => `--${name}`),
  ];
}
