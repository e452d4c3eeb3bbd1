/**
 * Ids for what must be done once. The same wish has the same id until it was answered, so that one that is sent again
 * after an answer was lost is done once.
 */
export function requestIds() {
  let open: { readonly wish: string; readonly id: string } | undefined;
  return {
    idOf(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (open?.wish !== text) open = { wish: text, id: crypto.randomUUID() };
      return open.id;
    },
    answered(): void {
      open = undefined;
    },
  };
}
