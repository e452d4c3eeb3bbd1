import { needsCompanion } from '@raade/contracts/base/companion-letters';
import { Fragment } from 'react';
import { styled } from '@raade/platform';

const Companion = styled.span`
  font-family: var(--font-companion);
  /* Never higher than the line that it stands in. */
  line-height: 1;
`;

const WORDS = /(\s+)/;

/**
 * A name or text that others write, as an element. A word with a letter that our families lack is set whole in the companion family:
 * two families within one word would look like a mistake. The whole is one piece: in a grid or a flexible box, each
 * word would be an item of its own.
 */
export function letters(text: string) {
  if (!needsCompanion(text)) return <bdi>{text}</bdi>;
  return (
    <bdi key={text}>
      {text
        .split(WORDS)
        .map((word, place) =>
          needsCompanion(word) ? (
            <Companion key={place}>{word}</Companion>
          ) : (
            <Fragment key={place}>{word}</Fragment>
          ),
        )}
    </bdi>
  );
}
