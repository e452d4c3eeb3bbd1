import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface HtmlSheetProps extends Pick<ComponentProps<'iframe'>, 'className' | 'title'> {
  /** A whole document. */
  readonly html: string;
  /** Pixels. Up to this height the frame is as high as its content, so that the page scrolls instead of the frame. */
  readonly fitsUpTo?: number | undefined;
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
export function HtmlSheet({ html, title, className, fitsUpTo }: HtmlSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setIsThere] = useState(false);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const sheet = frame.current?.contentDocument;
    if (isThere && sheet) write(sheet, html);
  }, [html, isThere]);

  useEffect(() => {
    const sheet = frame.current?.contentDocument?.documentElement;
    if (!isThere || !sheet || fitsUpTo === undefined) return undefined;
    // Also when a picture arrives, and when another width wraps the text differently.
    const observer = new ResizeObserver(() => setHeight(Math.min(sheet.offsetHeight, fitsUpTo)));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [fitsUpTo, isThere]);

  return (
    <iframe
      title={title}
      className={className}
      ref={frame}
      style={{ height }}
      sandbox="allow-same-origin"
      src={HTML_SHEET}
      onLoad={() => setIsThere(true)}
    />
  );
}
