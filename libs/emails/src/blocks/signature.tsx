/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { Paragraph } from './text.tsx';

interface SignatureProps {
  /** Name and office of who signs; all of us, where nobody in particular does. */
  readonly by?: string | undefined;
}

/** How a letter of thanks ends. */
export function Signature({ by = `all of us at ${BRAND.shortName}` }: SignatureProps) {
  return (
    <Paragraph>
      With thanks,
      <br />
      <strong>{by}</strong>
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
