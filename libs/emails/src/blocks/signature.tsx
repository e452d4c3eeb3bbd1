/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import { Paragraph } from './text.tsx';

interface SignatureProps {
  /** Name and office of the signer; by default the association. */
  readonly by?: string | undefined;
  /** The words before the name. */
  readonly closing?: string;
}

/** The closing of an email. */
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

/** The closing of an email to people who attend the forum. */
export const ForumSignature = ({
  by = `the forum team of ${BRAND.shortName}`,
}: Pick<SignatureProps, 'by'>) => <Signature by={by} closing="We look forward to meeting you," />;
