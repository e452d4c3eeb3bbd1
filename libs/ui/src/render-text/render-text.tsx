import { needsCompanion } from '@raade/contracts/base/companion-letters';
import { Fragment } from 'react';
import { styled } from '@raade/platform';

const Companion = styled.span`
  font-family: var(--font-companion);
  /* Avoids a higher line. */
  line-height: 1;
`;

/** Matches the white space between words; the group keeps it in the result of `split`. */
const WHITE_SPACE = /(\s+)/;

/**
 * Renders a name or text from content or users. Words with letters that our fonts lack use the companion font as a
 * whole, since two fonts within a word look like a mistake. The result is one element: otherwise each word would be an
 * item of a surrounding grid or flexbox.
 */
export function renderText(text: string) {
  if (!needsCompanion(text)) return <bdi>{text}</bdi>;
  // The key makes React replace the whole element when the text changes: page translation may have replaced text nodes.
  return (
    <bdi key={text}>
      {text
        .split(WHITE_SPACE)
        .map((word, index) =>
          needsCompanion(word) ? (
            <Companion key={index}>{word}</Companion>
          ) : (
            <Fragment key={index}>{word}</Fragment>
          ),
        )}
    </bdi>
  );
}
