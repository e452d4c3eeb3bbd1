/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { FONT, HEADING_FONT, PALETTE, TITLE_FONT } from '../palette.ts';

interface TextProps {
  readonly children: ComponentChildren;
}

/* The classes change the colors in dark mode (`palette.ts`). */

/** The headline of an email. */
export function Title({ children }: TextProps) {
  return (
    <h1 class="text" style={{ margin: '0 0 20px', color: PALETTE.text, font: TITLE_FONT }}>
      {children}
    </h1>
  );
}

/** The headline of a part of an email. */
export function Heading({ children }: TextProps) {
  return (
    <h2 class="text" style={{ margin: '28px 0 12px', color: PALETTE.text, font: HEADING_FONT }}>
      {children}
    </h2>
  );
}

export function Paragraph({ children }: TextProps) {
  return (
    <p
      class="text"
      style={{ margin: '0 0 16px', color: PALETTE.text, font: `400 16px/25px ${FONT}` }}
    >
      {children}
    </p>
  );
}

/** A minor text. */
export function SmallPrint({ children }: TextProps) {
  return (
    <p
      class="muted"
      style={{ margin: '0 0 16px', color: PALETTE.muted, font: `400 14px/21px ${FONT}` }}
    >
      {children}
    </p>
  );
}
