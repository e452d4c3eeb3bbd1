import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface ImageEvents {
  readonly onLoad?: () => void;
  readonly onError: () => void;
}

/**
 * Properties of an image by which it tells how it came out. An image that came with the document may be loaded, or have
 * failed, before React listens.
 */
export function useImageEvents({
  onLoad,
  onError,
}: ImageEvents): ImageEvents & { readonly ref: RefObject<HTMLImageElement | null> } {
  const ref = useRef<HTMLImageElement>(null);
  const tellOfOutcome = useEffectEvent(() => {
    if (!ref.current?.complete) return;
    if (ref.current.naturalWidth > 0) onLoad?.();
    else onError();
  });
  useLayoutEffect(() => tellOfOutcome(), []);
  return { ref, onError, ...(onLoad && { onLoad }) };
}
