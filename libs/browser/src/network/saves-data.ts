declare global {
  interface Navigator {
    /** Missing in browsers without the Network Information API (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** True if the visitor has asked the browser to use less data. Changes are not observed. */
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
