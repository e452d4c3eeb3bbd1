import { ALL_DRAFTS, PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import { styled, useResponsive } from '@raade/platform';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewAddress } from './preview-links.tsx';
import { scrollToText } from './scroll-to-text.ts';

/** Least width of the viewport for a preview beside the form. */
const MIN_WIDTH_PX = 1100;
/** The time that a page takes to draw the drafts after it has loaded them. */
const DRAWING_MS = 500;
/** A new page is shown after this time even if it has not loaded its drafts, since it shows an error then. */
const TIMEOUT_MS = 15_000;

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
  /** Changes with each save, which loads the page again. */
  readonly version: string;
  readonly children: ReactNode;
}

/** A form, and on wide screens the page with all drafts, which follows the field in focus. */
export function BesidePreview({ children, ...rest }: BesidePreviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const hasPreview = useResponsive(({ width }) => width >= MIN_WIDTH_PX);
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

/** The page in a frame. A saved change loads it again in a second frame, which replaces the first one once it is drawn. */
function Preview({ page, version, form }: PreviewProps) {
  const [path = '', anchor] = page.split('#');
  const newFrameKey = `${path} ${version}`;
  const [shownFrameKey, setShownFrameKey] = useState(newFrameKey);
  const frame = useRef<HTMLIFrameElement>(null);
  // The last field in focus: a page that is loaded again begins there.
  const control = useRef<EventTarget>(document.activeElement);
  const stopScrolling = useRef<() => void>(undefined);

  const scrollToField = () => {
    stopScrolling.current?.();
    if (!frame.current) return;
    stopScrolling.current = scrollToText(frame.current, anchor, textOf(control.current));
  };
  const handleReady = useEffectEvent(() => {
    scrollToField();
    setShownFrameKey(newFrameKey);
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    control.current = target;
    scrollToField();
  });

  useEffect(() => {
    let timer = setTimeout(handleReady, TIMEOUT_MS);
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || data !== PREVIEW_SHOWN) return;
      clearTimeout(timer);
      timer = setTimeout(handleReady, DRAWING_MS);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('message', handleMessage, { signal });
    form.current?.addEventListener('focusin', handleFocus, { signal });
    return () => {
      listeners.abort();
      clearTimeout(timer);
      stopScrolling.current?.();
    };
  }, [form, newFrameKey]);

  return (
    <Pages aria-label="Preview">
      {/* The shown page covers the new one until that is ready. The new one is not hidden, since browsers would not draw it. */}
      {[...new Set([newFrameKey, shownFrameKey])].map((key) => (
        <Page
          key={key}
          ref={key === newFrameKey ? frame : undefined}
          title="The page with all drafts"
          src={previewAddress(ALL_DRAFTS, key.split(' ')[0] ?? '')}
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
