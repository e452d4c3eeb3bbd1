import type { Rgb } from './contrast.ts';

/** The value of a colour's token within `element`, as the browser computes it. */
export function measureColour(element: Element, token: string): Rgb {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(
    Number,
  );
  probe.remove();
  return [red, green, blue];
}
