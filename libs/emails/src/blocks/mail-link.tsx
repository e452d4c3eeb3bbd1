/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { PALETTE } from '../palette.ts';

interface MailLinkProps {
  /** Absolute: an email has no site around it. */
  readonly href: string;
  readonly children: ComponentChildren;
}

export function MailLink({ href, children }: MailLinkProps) {
  return (
    <a
      href={href}
      class="link"
      style={{ color: PALETTE.accent, textDecoration: 'underline', wordBreak: 'break-word' }}
    >
      {children}
    </a>
  );
}
