import { ALL_DRAFTS, PREVIEW_SHOWN } from '@raade/contracts/content/previews';
import { styled } from '@raade/platform';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { previewAddress } from './preview-links.tsx';
import { scrollToText } from './scroll-to-text.ts';

export interface PagePreviewProps {
  /** Path of the page, with the id of the element that shows the item. */
  readonly page: string;
  /** Changes with each save: the page is loaded anew then. */
  readonly version: string;
  /** The element around the fields, whose focus the page follows. */
  readonly form: RefObject<HTMLElement | null>;
}

const Pages = styled.section`
  position: sticky;
  inset-block-start: calc(var(--navbar-height) + var(--space-4));
  height: calc(100dvh - var(--navbar-height) - 2 * var(--space-4));
`;

/* The page before stays in sight until the one behind it is ready. */
const Page = styled.iframe<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  width: 100%;
  height: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

/** The page of an item with all drafts. */
export function PagePreview({ page, version, form }: PagePreviewProps) {
  const wanted = { page, version };
  // The last field in focus: a page that is loaded anew begins there.
  const controlRef = useRef<Element>(document.activeElement);
  const [shown, setShown] = useState(wanted);
  const isOf = (one: typeof wanted) => one.page === page && one.version === version;
  const loaded = isOf(shown) ? [shown] : [shown, wanted];
  return (
    <Pages aria-label="Preview">
      {loaded.map((one) => (
        <PreviewFrame
          key={`${one.page} ${one.version}`}
          page={one.page}
          form={form}
          controlRef={controlRef}
          isShown={one === shown}
          onReady={() => setShown(one)}
        />
      ))}
    </Pages>
  );
}

interface PreviewFrameProps extends Pick<PagePreviewProps, 'page' | 'form'> {
  readonly controlRef: RefObject<Element | null>;
  readonly isShown: boolean;
  readonly onReady: () => void;
}

/** The time that a page takes to draw what it was told to show. */
const DRAWN_MS = 500;
/** A page that has not shown the drafts by then says why. */
const LATEST_MS = 15_000;

function PreviewFrame({ page, form, controlRef, isShown, onReady }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stop = useRef<() => void>(undefined);
  const [path = '', anchor] = page.split('#');

  const follow = () => {
    stop.current?.();
    if (!frame.current) return;
    stop.current = scrollToText(frame.current, anchor, textOf(controlRef.current));
  };
  const handleReady = useEffectEvent(() => {
    follow();
    onReady();
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    controlRef.current = target as Element;
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
  }, [form]);

  return (
    <Page
      ref={frame}
      title="The page with all drafts"
      src={previewAddress(ALL_DRAFTS, path)}
      $isShown={isShown}
    />
  );
}

/** The value of a control, as a page would show it. */
function textOf(control: Element | null): string {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.text ?? '';
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control.value : '';
}
