import { forumIdSchema } from '@raade/contracts/content/forum-id';
import { useSearchParams } from '@raade/platform';
import { useCurrentForum } from './use-forums.ts';

const PARAMETER = 'forum';

/** The forum in the address; by default the current one. */
export function useChosenForum() {
  const [params, setParams] = useSearchParams();
  const current = useCurrentForum();
  // The address can contain any text.
  const chosen = forumIdSchema.safeParse(params.get(PARAMETER)).data ?? current;
  const choose = (id: string) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === current) next.delete(PARAMETER);
        else next.set(PARAMETER, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
