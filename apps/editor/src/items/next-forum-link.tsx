import { ButtonLink } from '@raade/ui';

/** The way to the next forum, where editors look for it. */
export const NextForumLink = () => (
  <div>
    <ButtonLink look="quiet" to="/editor/next-forum">
      Set up the next forum
    </ButtonLink>
  </div>
);
