/** Destinations of a page's style option: [variant, property, custom property of card.css]. */
const STYLES = [
  ['base', 'color', '--color'],
  ['base', 'iconColor', '--icon-color'],
  ['base', 'fontFamily', '--font-family'],
  ['base', 'fontSize', '--font-size'],
  ['base', 'fontWeight', '--font-weight'],
  ['base', 'letterSpacing', '--letter-spacing'],
  ['invalid', 'color', '--invalid-color'],
];
const PSEUDO_STYLES = [
  ['::placeholder', '--placeholder-color'],
  [':disabled', '--disabled-color'],
];

/** Sets what of `style` the card field honours; the rest keeps its default. */
export function applyStyle(root, style = {}) {
  const set = (name, value) =>
    value === undefined
      ? root.style.removeProperty(name)
      : root.style.setProperty(name, String(value));
  for (const [variant, property, name] of STYLES) set(name, style[variant]?.[property]);
  for (const [pseudo, name] of PSEUDO_STYLES) set(name, style.base?.[pseudo]?.color);
}
