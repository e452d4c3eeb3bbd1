import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface HtmlSheetProps extends Pick<ComponentProps<'iframe'>, 'className' | 'title'> {
  /** A whole document. */
  readonly html: string;
}

/** Writes HTML into the empty frame. Links open new windows, which the sandbox blocks. */
function write(sheet: Document, html: string): void {
  // Safe, since the policy of the frame allows no scripts.
  sheet.documentElement.innerHTML = html;
  const base = sheet.createElement('base');
  base.target = '_blank';
  sheet.head.prepend(base);
}

/**
 * Shows HTML in a sandboxed frame. The frame has the origin of the page, so that the page can write into it. No
 * scripts run in it, so its content cannot use that origin.
 */
export function HtmlSheet({ html, title, className }: HtmlSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    const sheet = frame.current?.contentDocument;
    if (isThere && sheet) write(sheet, html);
  }, [html, isThere]);

  return (
    <iframe
      title={title}
      className={className}
      ref={frame}
      sandbox="allow-same-origin"
      src={HTML_SHEET}
      onLoad={() => setIsThere(true)}
    />
  );
}
