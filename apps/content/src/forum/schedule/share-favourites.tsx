import { environment, logger, styled, toast } from '@raade/platform';
import { Button, Field, Input } from '@raade/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { pathOfFavourites } from './schedule-view.ts';

/** A row of its own under the chips. */
const Link = styled.div`
  flex-basis: 100%;
`;

/** Copies a link to these sessions; where a browser refuses, shows it to be copied by hand. */
export function ShareFavourites({ ids }: { readonly ids: readonly string[] }) {
  const [isRefused, setRefused] = useState(false);
  const link = new URL(pathOfFavourites(ids), environment().siteUrl).href;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setRefused(false);
      toast({ title: 'Link copied', description: 'Whoever opens it sees your favourites.' });
    } catch (error) {
      logger.warn('link not copied', {}, error);
      setRefused(true);
    }
  };

  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        <Share2 size={18} />
        Share favourites
      </Button>
      {isRefused && (
        <Link>
          <Field label="Copy this link">
            {(control) => <Input {...control} readOnly value={link} />}
          </Field>
        </Link>
      )}
    </>
  );
}
