import type { StripeElementStyle } from '@stripe/stripe-js';
import { type RefObject, useEffect, useState } from 'react';

const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

/** Computes the value of a color token, since Stripe's frame does not have our custom properties. */
function resolveColor(container: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  container.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function styleOf(container: HTMLElement): StripeElementStyle {
  const { fontFamily, fontSize } = getComputedStyle(container);
  const color = resolveColor(container, '--color-text');
  const danger = resolveColor(container, '--color-danger');
  return {
    base: {
      color,
      iconColor: color,
      fontFamily,
      fontSize,
      '::placeholder': { color: resolveColor(container, '--color-text-muted') },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

/** Calls `update` when the visitor or the device changes the theme. Returns a function that stops this. */
function onThemeChange(update: () => void): () => void {
  const visitorTheme = new MutationObserver(update);
  visitorTheme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const deviceTheme = window.matchMedia(DARK_SCHEME_QUERY);
  deviceTheme.addEventListener('change', update);
  return () => {
    visitorTheme.disconnect();
    deviceTheme.removeEventListener('change', update);
  };
}

/** Returns styles for the inside of the card field that match the current theme. */
export function useCardStyle(container: RefObject<HTMLElement | null>): StripeElementStyle {
  const [style, setStyle] = useState<StripeElementStyle>({});

  useEffect(() => {
    const update = () => container.current && setStyle(styleOf(container.current));
    update();
    return onThemeChange(update);
  }, [container]);

  return style;
}
