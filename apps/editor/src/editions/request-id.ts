/**
 * Ids for what must be done once. The same request has the same id until it was answered, so that one that is sent again
 * after an answer was lost is done once.
 */
export function requestIds() {
  let open: { readonly request: string; readonly id: string } | undefined;
  return {
    idOf(request: unknown): string {
      const text = JSON.stringify(request);
      if (open?.request !== text) open = { request: text, id: crypto.randomUUID() };
      return open.id;
    },
    answered(): void {
      open = undefined;
    },
  };
}
