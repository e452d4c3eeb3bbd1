import { Heading, letters } from '@raade/ui';

interface HeadedTextProps {
  readonly heading: string;
  readonly text: string;
}

/** A paragraph under a heading of its own, both in the words of others. */
export function HeadedText({ heading, text }: HeadedTextProps) {
  return (
    <>
      <Heading>{letters(heading)}</Heading>
      <p>{letters(text)}</p>
    </>
  );
}
