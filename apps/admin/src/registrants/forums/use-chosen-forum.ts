import { forumIdSchema } from '@raade/contracts/content/forum-id';
import { useSearchParams } from '@raade/platform';
import { useCurrentForum } from './use-forums.ts';

const PARAMETER = 'forum';

/** The forum that is chosen in the address; by default the current forum. */
export function useChosenForum() {
  const [params, setParams] = useSearchParams();
  const currentForum = useCurrentForum();
  // The address can contain any text.
  const chosen = forumIdSchema.safeParse(params.get(PARAMETER)).data ?? currentForum;
  const choose = (id: string) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === currentForum) next.delete(PARAMETER);
        else next.set(PARAMETER, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, choose };
}
