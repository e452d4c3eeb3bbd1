/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { FONT, PALETTE } from '../palette.ts';

interface ListProps {
  readonly items: readonly { readonly title: string; readonly text: ComponentChildren }[];
}

/** Numbered items, each a title and a sentence or two. */
export function NumberedList({ items }: ListProps) {
  return (
    <ol
      class="text"
      style={{
        margin: '0 0 20px',
        padding: '0 0 0 24px',
        color: PALETTE.text,
        font: `400 16px/25px ${FONT}`,
      }}
    >
      {items.map(({ title, text }) => (
        <li key={title} style={{ margin: '0 0 12px', padding: '0 0 0 4px' }}>
          <strong>{title}.</strong> {text}
        </li>
      ))}
    </ol>
  );
}
