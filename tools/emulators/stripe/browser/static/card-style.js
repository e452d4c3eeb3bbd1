/** Applies the page's `style` option to the card field. */
export function applyStyle(root, { base = {}, invalid = {} } = {}) {
  const set = (name, value = '') => root.style.setProperty(name, value);
  set('--color', base.color);
  set('--icon-color', base.iconColor);
  set('--font-family', base.fontFamily);
  set('--font-size', base.fontSize);
  set('--placeholder-color', base['::placeholder']?.color);
  set('--invalid-color', invalid.color);
}
