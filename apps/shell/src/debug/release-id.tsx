/** Enough of a release's id to tell it from others; the whole of it is the tooltip. */
export function ReleaseId({ id }: { readonly id: string | undefined }) {
  return id === undefined ? <span>–</span> : <code title={id}>{id.slice(0, 7)}</code>;
}
