import { ButtonLink } from '@raade/ui';

/** The link to the page of the next forum. */
export const NextForumLink = () => (
  <div>
    <ButtonLink look="quiet" to="/editor/next-forum">
      Set up the next forum
    </ButtonLink>
  </div>
);
