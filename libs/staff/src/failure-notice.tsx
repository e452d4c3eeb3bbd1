import { Notice } from '@raade/ui';
import type { ReactNode } from 'react';

/** Says what went wrong, if anything did. The region is there before its words, so that they are read out. */
export function FailureNotice({ children }: { readonly children: ReactNode }) {
  return <div role="alert">{children && <Notice $tone="danger">{children}</Notice>}</div>;
}
