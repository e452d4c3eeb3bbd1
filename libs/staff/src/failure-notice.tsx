import { Notice } from '@raade/ui';
import type { ReactNode } from 'react';

/** An error message. Its live region exists before the message, so that screen readers announce it. */
export function FailureNotice({ children }: { readonly children: ReactNode }) {
  return <div role="alert">{children && <Notice $tone="danger">{children}</Notice>}</div>;
}
