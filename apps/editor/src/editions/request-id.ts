/**
 * Ids that make requests idempotent. The same request keeps its id until it was answered: if the answer was lost and it
 * is sent again, the server does it once.
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
