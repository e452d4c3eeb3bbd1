import { useContent } from '@raade/content-model/provided/use-content';
import { environment, logger, styled, toast } from '@raade/platform';
import { Button } from '@raade/ui';
import { useState } from 'react';
import { daysOf } from '../../content/schedule.ts';
import { useFavorites } from './favorites.store.ts';
import { pathOfFavorites } from './schedule-view.ts';

/** On a row of its own below the chips. */
const Link = styled.label`
  flex-basis: 100%;
  font-weight: 600;

  input {
    width: 100%;
    min-height: 2.75rem;
    font: inherit;
  }
`;

/** Copies a link to the favorites; if the browser refuses, shows it for copying by hand. */
export function ShareFavorites() {
  const ids = useFavorites();
  const days = daysOf(useContent());
  const [isRefused, setRefused] = useState(false);
  const link = new URL(pathOfFavorites(ids, days), environment().siteUrl).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setRefused(false);
      toast({ title: 'Link copied', description: 'Anyone who opens it sees your favorites.' });
    } catch (error) {
      logger.warn('link not copied', {}, error);
      setRefused(true);
    }
  };

  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        Share favorites
      </Button>
      {isRefused && (
        <Link>
          Copy this link
          <input readOnly value={link} />
        </Link>
      )}
    </>
  );
}
