import { Heading, letters } from '@raade/ui';

/** A paragraph under a heading of its own, both in the words of others. */
export function HeadedText({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <Heading>{letters(heading)}</Heading>
      <p>{letters(text)}</p>
    </>
  );
}
