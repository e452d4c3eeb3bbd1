import { Notice } from '@raade/ui';

/** More ids than this help nobody. */
const NAMED = 20;

/** Names the records that are not as they should be, instead of hiding them. */
export function UnreadableNote({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length === 0) return null;
  const rest = ids.length - NAMED;
  return (
    <Notice role="alert">
      {`These records are damaged and not shown: ${ids.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest.toLocaleString('en-US')} more` : ''}`}
    </Notice>
  );
}
