import * as z from 'zod/mini';

/** What links of other pages put into the navigation state: the id of the section they promote. */
const stateSchema = z.object({ scrollTo: z.string().check(z.minLength(1)) });

/** The section that the navigation state names, or else the hash does. */
export function sectionOf(location: { readonly hash: string; readonly state: unknown }) {
  return (
    stateSchema.safeParse(location.state).data?.scrollTo ?? (location.hash.slice(1) || undefined)
  );
}
