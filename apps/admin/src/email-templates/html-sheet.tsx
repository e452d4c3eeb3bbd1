import { HTML_SHEET } from '@raade/contracts/site/html-sheet';
import { type ComponentProps, useEffect, useRef, useState } from 'react';

interface HtmlSheetProps extends Pick<ComponentProps<'iframe'>, 'className' | 'title'> {
  /** A whole document. */
  readonly html: string;
  /** Pixels. Up to this height the frame is as high as its content, so that the page scrolls instead of the frame. */
  readonly fitHeight?: number | undefined;
}

/** Writes HTML into the frame. Its links would open new windows, which the sandbox blocks: clicks do nothing. */
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
export function HtmlSheet({ html, title, className, fitHeight }: HtmlSheetProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const sheet = frame.current?.contentDocument;
    if (isLoaded && sheet) write(sheet, html);
  }, [html, isLoaded]);

  useEffect(() => {
    const sheet = frame.current?.contentDocument?.documentElement;
    if (!isLoaded || !sheet || fitHeight === undefined) return undefined;
    // The height changes when a picture has loaded, and when another width wraps the text differently.
    const observer = new ResizeObserver(() => setHeight(Math.min(sheet.offsetHeight, fitHeight)));
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [fitHeight, isLoaded]);

  return (
    <iframe
      title={title}
      className={className}
      ref={frame}
      style={{ height }}
      sandbox="allow-same-origin"
      src={HTML_SHEET}
      onLoad={() => setIsLoaded(true)}
    />
  );
}
