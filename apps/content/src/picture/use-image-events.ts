import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ImageEvents {
  readonly onLoad?: () => void;
  readonly onError: () => void;
}

/**
 * Returns properties for an image that report whether it was loaded. An image of the prerendered page may have been
 * loaded, or have failed, before React listens.
 */
export function useImageEvents({
  onLoad,
  onError,
}: ImageEvents): ImageEvents & { readonly ref: RefObject<HTMLImageElement | null> } {
  const ref = useRef<HTMLImageElement>(null);
  const reportOutcome = useEffectEvent(() => {
    if (!ref.current?.complete) return;
    if (ref.current.naturalWidth > 0) onLoad?.();
    else onError();
  });
  useLayoutEffect(() => reportOutcome(), []);
  return { ref, onError, ...(onLoad && { onLoad }) };
}
