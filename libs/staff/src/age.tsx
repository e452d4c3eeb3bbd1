import { ageText, momentText } from './moments.ts';

/** The age of a past instant, with its day and time as the title. */
export function Age({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={momentText(at)}>
      {ageText(at)}
    </time>
  );
}
