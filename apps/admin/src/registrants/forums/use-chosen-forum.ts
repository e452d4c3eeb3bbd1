import type { ForumId } from '@raade/contracts/content/forum-id';
import { useSearchParams } from '@raade/platform';
import { forumIdIn } from './registrant-lists.query.ts';
import { useForums } from './use-forums.ts';

const PARAMETER = 'forum';

/** The forum that the address names, else the current one. */
export function useChosenForum() {
  const [params, setParams] = useSearchParams();
  const named = forumIdIn(params.get(PARAMETER));
  const { current, forums } = useForums(named);
  const chosen = named ?? current;
  const choose = (id: ForumId) =>
    setParams(
      (latest) => {
        const next = new URLSearchParams(latest);
        if (id === current) next.delete(PARAMETER);
        else next.set(PARAMETER, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { chosen, forums, choose };
}
