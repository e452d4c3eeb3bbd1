import type { StripeElementStyle } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';

const DARK_THEME = '(prefers-color-scheme: dark)';

/** What a colour of ours comes to: Stripe's frame does not see custom properties. */
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

/** How the inside of the card field has to look to match its frame, in the theme that is on. */
export function useCardStyle(frame: RefObject<HTMLElement | null>): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>({});

  useEffect(() => {
    const read = () => frame.current && setStyle(styleOf(frame.current));
    read();
    const theme = window.matchMedia(DARK_THEME);
    theme.addEventListener('change', read);
    return () => theme.removeEventListener('change', read);
  }, [frame]);

  return style;
}
