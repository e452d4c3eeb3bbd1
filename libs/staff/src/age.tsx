import { ageText, momentText } from './moments.ts';

/** The age of a past instant, with its day and time as the title. */
export function Age({ at }: { readonly at: Date | string }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={momentText(at)}>
      {ageText(at)}
    </time>
  );
}
