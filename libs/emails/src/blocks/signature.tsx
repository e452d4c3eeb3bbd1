/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { Paragraph } from './text.tsx';

/** How a letter of thanks ends: all of us sign it, since nobody in particular has written it. */
export function Signature() {
  return (
    <Paragraph>
      With thanks,
      <br />
      <strong>all of us at {BRAND.shortName}</strong>
    </Paragraph>
  );
}

/** How a letter about the forum ends. */
export function ForumSignature() {
  return (
    <Paragraph>
      We look forward to meeting you,
      <br />
      <strong>the forum team of {BRAND.shortName}</strong>
    </Paragraph>
  );
}
