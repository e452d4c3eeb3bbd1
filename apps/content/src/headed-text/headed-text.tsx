import { Heading, renderText } from '@raade/ui';

/** A heading and a paragraph, both from the content. */
export function HeadedText({ heading, text }: { readonly heading: string; readonly text: string }) {
  return (
    <>
      <Heading>{renderText(heading)}</Heading>
      <p>{renderText(text)}</p>
    </>
  );
}
