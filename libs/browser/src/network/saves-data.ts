declare global {
  interface Navigator {
    /** Exists in browsers that know the Network Information API (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** True if the visitor asked for less data. Read when it matters: nobody changes it while watching. */
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
