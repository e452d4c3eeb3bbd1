/** Keeps the page from scrolling, or lets it again. */
export function lockScrolling(isLocked: boolean): void {
  document.documentElement.style.overflow = isLocked ? 'hidden' : '';
}
