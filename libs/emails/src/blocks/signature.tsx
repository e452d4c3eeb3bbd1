/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/brand';
import { Paragraph } from './text.tsx';

interface SignatureProps {
  /** Name and office of who signs; all of us, where nobody in particular does. */
  readonly by?: string | undefined;
  /** The words before the name. */
  readonly closing?: string;
}

/** How a letter to a donor ends. */
export function Signature({
  by = `all of us at ${BRAND.shortName}`,
  closing = 'With thanks,',
}: SignatureProps) {
  return (
    <Paragraph>
      {closing}
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
