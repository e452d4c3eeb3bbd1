declare global {
  interface Navigator {
    /** Of the browsers that know the Network Information API (https://wicg.github.io/savedata/). */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the visitor asked for less data. Read when it matters: nobody changes it while watching. */
export function savesData(): boolean {
  return (
    navigator.connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
