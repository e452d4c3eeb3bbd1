import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface HtmlSheetProps extends Pick<ComponentProps<'iframe'>, 'className' | 'title'> {
  /** A whole document. */
  readonly html: string;
}

/** Writes HTML into the empty page. Links lead to new windows, which the sandbox keeps shut. */
function write(sheet: Document, html: string): void {
  // Checked by the policy of the sheet, which lets no script run.
  sheet.documentElement.innerHTML = html;
  const base = sheet.createElement('base');
  base.target = '_blank';
  sheet.head.prepend(base);
}

/**
 * HTML as it looks by itself, in a frame that nothing leaves. The frame is of our own origin so that we may write into
 * it, and no script runs in it, so nothing there could make use of that.
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
