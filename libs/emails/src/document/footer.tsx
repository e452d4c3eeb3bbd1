/** @jsxImportSource preact */
import { BRAND } from '@raade/contracts/base/brand';
import type { ComponentChildren } from 'preact';
import { MailLink } from '../blocks/mail-link.tsx';
import { FONT, PALETTE } from '../palette.ts';
import { SIDE } from './layout-table.tsx';

const SMALL_STYLE = { margin: '0 0 4px', color: PALETTE.muted, font: `14px/21px ${FONT}` };

interface FooterProps {
  readonly email: string;
  readonly postalLine: string;
  readonly siteUrl?: string | undefined;
  readonly children?: ComponentChildren;
}

/** The last row of every email: the sender's contact data, as anti-spam laws require. `children` is a footnote. */
export function Footer({ email, postalLine, siteUrl, children }: FooterProps) {
  return (
    <tr>
      <td
        align="left"
        class="sunken edge"
        style={{
          padding: `20px ${SIDE} 24px`,
          backgroundColor: PALETTE.sunken,
          borderTop: `1px solid ${PALETTE.border}`,
        }}
      >
        <p class="muted" style={SMALL_STYLE}>
          {BRAND.fullName}
          <br />
          {postalLine}
        </p>
        <p class="muted" style={SMALL_STYLE}>
          Questions? Write to <MailLink href={`mailto:${email}`}>{email}</MailLink>.
        </p>
        {siteUrl && (
          <p class="muted" style={SMALL_STYLE}>
            Our work: <MailLink href={siteUrl}>{new URL(siteUrl).host}</MailLink>
          </p>
        )}
        {children && (
          <p class="muted" style={SMALL_STYLE}>
            {children}
          </p>
        )}
      </td>
    </tr>
  );
}
