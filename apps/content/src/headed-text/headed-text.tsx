import { Heading, Letters } from '@raade/ui';

interface HeadedTextProps {
  readonly heading: string;
  readonly text: string;
}

/** A paragraph under a heading of its own, both in the words of others. */
export function HeadedText({ heading, text }: HeadedTextProps) {
  return (
    <>
      <Heading>
        <Letters>{heading}</Letters>
      </Heading>
      <p>
        <Letters>{text}</Letters>
      </p>
    </>
  );
}
