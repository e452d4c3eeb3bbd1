import { logger } from '@raade/platform';
import { Button } from '@raade/ui';
import { useEffect, useState } from 'react';

/** The button shows `Copied!` for this time. */
const COPIED_MS = 3000;

/** Copies text to the clipboard. A failure is only logged, since the text can also be exported. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((count) => count + 1);
    } catch (error) {
      logger.error('email not copied', {}, error);
    }
  };
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <span aria-live="polite">{copies > 0 ? 'Copied!' : 'Copy to Clipboard'}</span>
    </Button>
  );
}
