import { ALL_DRAFTS, PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import { styled, useResponsive } from '@raade/platform';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewAddress } from './preview-links.tsx';
import { scrollToText } from './scroll-to-text.ts';

/** Width of the viewport in pixels from which the preview is shown. */
const PREVIEW_FROM = 1100;
/** The time that a page takes to draw the drafts. */
const DRAWN_MS = 500;
/** The new page is shown after this time even without its drafts, since it shows an error then. */
const LATEST_MS = 15_000;

const Columns = styled.div<{ $hasPreview: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $hasPreview }) => ($hasPreview ? 2 : 1)}, minmax(0, 1fr));
  gap: var(--space-6);
  align-items: start;
`;

const Pages = styled.section`
  position: sticky;
  inset-block-start: calc(var(--navbar-height) + var(--space-4));
  height: calc(100dvh - var(--navbar-height) - 2 * var(--space-4));
`;

const Page = styled.iframe`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

interface BesidePreviewProps {
  /** Path of the page, with the id of the element that shows the item. */
  readonly page: string;
  /** Changes with each save: then the page is loaded again. */
  readonly version: string;
  readonly children: ReactNode;
}

/** A form, and on wide screens the page with all drafts, which follows the field in focus. */
export function BesidePreview({ children, ...rest }: BesidePreviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const hasPreview = useResponsive(({ width }) => width >= PREVIEW_FROM);
  return (
    <Columns $hasPreview={hasPreview}>
      <div ref={form}>{children}</div>
      {hasPreview && <Preview form={form} {...rest} />}
    </Columns>
  );
}

interface PreviewProps extends Omit<BesidePreviewProps, 'children'> {
  readonly form: RefObject<HTMLElement | null>;
}

function Preview({ page, version, form }: PreviewProps) {
  const [path = '', anchor] = page.split('#');
  const latest = `${path} ${version}`;
  const [shown, setShown] = useState(latest);
  const frame = useRef<HTMLIFrameElement>(null);
  // The last field in focus: a page that is loaded again begins there.
  const control = useRef<EventTarget>(document.activeElement);
  const stop = useRef<() => void>(undefined);

  const follow = () => {
    stop.current?.();
    if (frame.current) stop.current = scrollToText(frame.current, anchor, textOf(control.current));
  };
  const handleReady = useEffectEvent(() => {
    follow();
    setShown(latest);
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    control.current = target;
    follow();
  });

  useEffect(() => {
    let timer = setTimeout(handleReady, LATEST_MS);
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data !== PREVIEW_SHOWN) return;
      clearTimeout(timer);
      timer = setTimeout(handleReady, DRAWN_MS);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('message', handleMessage, { signal });
    form.current?.addEventListener('focusin', handleFocus, { signal });
    return () => {
      listening.abort();
      clearTimeout(timer);
      stop.current?.();
    };
  }, [form, latest]);

  return (
    <Pages aria-label="Preview">
      {/* The former page covers the new one until that is ready. Browsers do not paint a hidden one. */}
      {[...new Set([latest, shown])].map((one) => (
        <Page
          key={one}
          ref={one === latest ? frame : undefined}
          title="The page with all drafts"
          src={previewAddress(ALL_DRAFTS, one.split(' ')[0] ?? '')}
        />
      ))}
    </Pages>
  );
}

/** The value of a control, as a page would show it. */
function textOf(control: EventTarget | null): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control.value : '';
}
