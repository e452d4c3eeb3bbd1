/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { MailFacts } from '@raade/contracts/mail/mail-facts';
import { FONT, PALETTE, STYLES } from '../palette.ts';
import { Footer } from './footer.tsx';
import { LayoutTable, SIDE } from './layout-table.tsx';
import { Masthead } from './masthead.tsx';

/** Width in pixels that reading panes show without horizontal scrolling. */
const EMAIL_WIDTH = 600;

/** The texts around every email, from the content and from the settings of the deployment. */
export interface EmailFrame {
  readonly facts: MailFacts;
  /** Postal address of the association, on one line, if not the one of the content. */
  readonly postalLine?: string;
  /** Origin of the public site, for emails with links to it. */
  readonly siteUrl?: string;
}

interface EmailDocumentProps extends EmailFrame {
  readonly title: string;
  readonly previewText: string;
  readonly footnote?: ComponentChildren;
  readonly children: ComponentChildren;
}

const HIDDEN_STYLE = {
  display: 'none',
  overflow: 'hidden',
  maxHeight: '0',
  maxWidth: '0',
  opacity: '0',
  fontSize: '1px',
  lineHeight: '1px',
} as const;

/**
 * Invisible characters after the preview text. Without them, inboxes also show the first words of the email. Two
 * characters alternate, since programs collapse a run of one
 * (https://www.litmus.com/blog/the-little-known-preview-text-hack-you-may-want-to-use-in-every-email).
 */
const PREVIEW_FILLER = '\u00a0\u200c'.repeat(100);

/** The HTML document of an email, around its text. */
export function EmailDocument(props: EmailDocumentProps) {
  const { title, previewText, facts, siteUrl, footnote, children } = props;
  const { email, postalLine } = facts.contact;
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Keeps mail clients from turning dates and addresses into links. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body
        class="page"
        style={{ margin: '0', padding: '0', backgroundColor: PALETTE.page, fontFamily: FONT }}
      >
        <div data-preview-text style={HIDDEN_STYLE}>
          {previewText}
        </div>
        <div aria-hidden="true" style={HIDDEN_STYLE}>
          {PREVIEW_FILLER}
        </div>
        <LayoutTable class="page" style={{ backgroundColor: PALETTE.page }}>
          <tr>
            <td align="center" style={{ padding: '24px 8px' }}>
              <LayoutTable
                width={EMAIL_WIDTH}
                class="surface edge"
                style={{
                  maxWidth: `${EMAIL_WIDTH}px`,
                  backgroundColor: PALETTE.surface,
                  border: `1px solid ${PALETTE.border}`,
                }}
              >
                <Masthead />
                <tr>
                  <td align="left" style={{ padding: `32px ${SIDE} 16px` }}>
                    {children}
                  </td>
                </tr>
                <Footer email={email} postalLine={props.postalLine ?? postalLine} siteUrl={siteUrl}>
                  {footnote}
                </Footer>
              </LayoutTable>
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  );
}
