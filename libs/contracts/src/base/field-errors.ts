interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The first message of each field that has any, for forms to show beside it. A file of its own: forms need none
 * of the texts that `describeIssues` brings along.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
