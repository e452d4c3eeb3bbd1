import { Button } from '@raade/ui';
import { useCopy } from './use-copy.ts';

export function CopyButton({ text }: { readonly text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy to Clipboard'}</span>
    </Button>
  );
}
