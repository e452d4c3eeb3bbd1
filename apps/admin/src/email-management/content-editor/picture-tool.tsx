import { checkedAddress } from '@raade/emails/clean-html';
import { environment, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { Heading, Note } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { sitePicturesQuery } from './site-pictures.query.ts';
import { Tool } from './tool.tsx';
import { ToolDialog } from './tool-dialog.tsx';

/** Pixels: the text of an email is 560 wide. */
const WIDTHS = { 560: 'As wide as the text', 280: 'Half as wide', 120: 'Small' } as const;

const PictureGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: var(--space-2);
  max-height: 14rem;
  /* Room for the focus ring, which a scrolled box would cut. */
  padding: var(--space-2);
  overflow-y: auto;

  button {
    padding: 0;
    border: 3px solid transparent;
    background: none;

    &[aria-pressed='true'] {
      border-color: var(--color-accent);
    }
  }

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

const NO_PICTURE = { src: '', alt: '', width: '560' };
const INCOMPLETE =
  'Choose a picture, or enter its address, which begins with https://, and say what it shows';

/** Inserts a picture of the site, or one from another address. */
export function PictureTool({ editor }: { readonly editor: Editor }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [picture, setPicture] = useState(NO_PICTURE);
  const [refusal, setRefusal] = useState<string>();
  const library = useQuery({ ...sitePicturesQuery, enabled: isOpen });

  const openDialog = () => {
    setPicture(NO_PICTURE);
    setRefusal(undefined);
    setOpen(true);
  };
  const insert = () => {
    const { siteUrl: site } = environment();
    const src = checkedAddress(picture.src, 'image', { base: site, site }).address;
    if (src === undefined || picture.alt.trim() === '') {
      setRefusal(INCOMPLETE);
      return;
    }
    setOpen(false);
    const attrs = { ...picture, src };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  };

  return (
    <>
      <Tool label="Picture" icon={ImagePlus} aria-haspopup="dialog" onClick={openDialog} />
      <ToolDialog
        title="Picture"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action="Insert picture"
        refusal={refusal}
        onSubmit={insert}
      >
        <Heading as="h3" id={id}>
          Pictures of the site
        </Heading>
        {library.data && library.data.length > 0 && (
          <Note>Choose one of these, or enter an address below.</Note>
        )}
        {library.data?.length === 0 && (
          <p>
            Portraits and project pictures that were uploaded in the editor can be chosen here.
            There are none yet.
          </p>
        )}
        <PictureGrid role="group" aria-labelledby={id}>
          {library.data?.map(({ src, thumbnail, alt }) => (
            <button
              key={src}
              type="button"
              aria-pressed={picture.src === src}
              onClick={() => setPicture({ ...picture, src, alt })}
            >
              <img src={thumbnail} alt={alt} loading="lazy" />
            </button>
          ))}
        </PictureGrid>
        <TextField
          label="Address of the picture"
          hint="Begins with https://."
          value={picture.src}
          onChange={(src) => setPicture({ ...picture, src })}
        />
        <TextField
          label="Description of the picture"
          hint="For people who cannot see it, and for mail programs that block pictures."
          value={picture.alt}
          onChange={(alt) => setPicture({ ...picture, alt })}
        />
        <SelectField
          label="Width"
          choices={choicesOf<string>(WIDTHS)}
          value={picture.width}
          onChange={(width) => setPicture({ ...picture, width })}
        />
      </ToolDialog>
    </>
  );
}
