/** An arrow that points down, for parts that open below. It has the color of the text. */
export function Chevron({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      width="12"
      height="8"
      viewBox="0 0 12 8"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
