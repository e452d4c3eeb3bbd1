import type { StripeElementStyle } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';

const DARK_DEVICE = '(prefers-color-scheme: dark)';

/** Computes the value of a color token, since Stripe's frame does not have our custom properties. */
function resolveColor(frame: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  frame.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function styleOf(frame: HTMLElement): StripeElementStyle {
  const { fontFamily, fontSize } = getComputedStyle(frame);
  const color = resolveColor(frame, '--color-text');
  const danger = resolveColor(frame, '--color-danger');
  return {
    base: {
      color,
      iconColor: color,
      fontFamily,
      fontSize,
      '::placeholder': { color: resolveColor(frame, '--color-text-muted') },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

/** Calls `read` when the theme changes, by choice or by the device. */
function onThemeChange(read: () => void): () => void {
  const choice = new MutationObserver(read);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const device = window.matchMedia(DARK_DEVICE);
  device.addEventListener('change', read);
  return () => {
    choice.disconnect();
    device.removeEventListener('change', read);
  };
}

/** Returns styles for the inside of the card field that match the current theme. */
export function useCardStyle(frame: RefObject<HTMLElement | null>): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>({});

  useEffect(() => {
    const read = () => frame.current && setStyle(styleOf(frame.current));
    read();
    return onThemeChange(read);
  }, [frame]);

  return style;
}
