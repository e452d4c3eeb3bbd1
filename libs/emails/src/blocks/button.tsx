/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { FONT, PALETTE } from '../palette.ts';
import { MailLink } from './mail-link.tsx';
import { SmallPrint } from './text.tsx';

interface ButtonProps {
  /** Absolute URL. */
  readonly href: string;
  readonly children: ComponentChildren;
}

const LABEL_STYLE = {
  display: 'inline-block',
  padding: '13px 26px',
  color: PALETTE.onAccent,
  font: `600 16px/20px ${FONT}`,
  textDecoration: 'none',
};

/** A link that looks like a button. A table cell has the color, since Outlook does not pad links. */
export function Button({ href, children }: ButtonProps) {
  return (
    <table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      style={{ margin: '8px 0 24px', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td
            align="center"
            class="button"
            style={{ backgroundColor: PALETTE.accent, borderRadius: '6px' }}
          >
            <a href={href} class="button-label" style={LABEL_STYLE}>
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** The address of a button as text, for mail programs that show no button. */
export function ButtonAddress({ href }: Pick<ButtonProps, 'href'>) {
  return (
    <SmallPrint>
      If the button does not work, open this address: <MailLink href={href}>{href}</MailLink>
    </SmallPrint>
  );
}
