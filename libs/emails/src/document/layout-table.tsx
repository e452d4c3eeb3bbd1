/** @jsxImportSource preact */
import type { ComponentChildren, CSSProperties } from 'preact';

/** Padding beside the text. Small, so that a receipt number fits on one line on the narrowest phones. */
export const SIDE = '20px';

interface LayoutTableProps {
  /** Width in pixels, for clients that do not know `max-width`; otherwise as wide as its surroundings. */
  readonly width?: number | undefined;
  readonly class?: string;
  readonly style?: Pick<
    CSSProperties,
    'backgroundColor' | 'border' | 'font' | 'maxWidth' | 'tableLayout' | 'width'
  >;
  /** The number of columns, all of the same width. */
  readonly columns?: number;
  readonly children: ComponentChildren;
}

/** A table for layout, which every mail client supports. Screen readers ignore it. */
export function LayoutTable({ width, style, columns, children, ...rest }: LayoutTableProps) {
  return (
    <table
      {...rest}
      role="presentation"
      width={width ?? '100%'}
      cellpadding="0"
      cellspacing="0"
      style={{ width: '100%', borderCollapse: 'collapse', ...style }}
    >
      {columns !== undefined && (
        <colgroup>
          <col span={columns} />
        </colgroup>
      )}
      <tbody>{children}</tbody>
    </table>
  );
}
