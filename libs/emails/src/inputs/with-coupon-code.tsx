/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

/** What stands in a text for its reader's code. */
const HOLE = '{couponCode}';

/** A text with the code of its reader. */
export const withCouponCode = (text: string, code: string): ComponentChildren =>
  text.split(HOLE).map((part, index) => (
    <>
      {index > 0 && <strong>{code}</strong>}
      {part}
    </>
  ));
