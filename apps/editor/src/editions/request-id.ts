/**
 * Ids that make requests idempotent. An unanswered request keeps its id when it is sent again, so that the server carries
 * it out only once. Call `answered` after each answer.
 */
export function requestIds() {
  let unanswered: { readonly request: string; readonly id: string } | undefined;
  return {
    idOf(request: unknown): string {
      const text = JSON.stringify(request);
      if (unanswered?.request !== text) unanswered = { request: text, id: crypto.randomUUID() };
      return unanswered.id;
    },
    answered(): void {
      unanswered = undefined;
    },
  };
}
