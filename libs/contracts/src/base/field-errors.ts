interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * Returns the first message of each field with errors, for forms. Separate from `describeIssues`, whose messages forms
 * do not need.
 */
export function fieldErrors(issues: readonly Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
