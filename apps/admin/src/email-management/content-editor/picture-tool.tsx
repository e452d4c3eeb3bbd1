import { CAMPAIGN_HTML } from '@raade/contracts/mail/campaign-html';
import { environment, styled } from '@raade/platform';
import { TextField } from '@raade/staff/fields';
import { choicesOf, SelectField } from '@raade/staff/select-field';
import { Note } from '@raade/staff/staff-page.styles';
import { useFieldErrors } from '@raade/ui';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { sitePicturesQuery } from './site-pictures.query.ts';
import { Tool } from './tool.tsx';
import { ToolDialog } from './tool-dialog.tsx';

/** Pixels: the text of an email is 560 wide. */
const WIDTHS = { 560: 'As wide as the text', 280: 'Half as wide', 120: 'Small' } as const;
type Width = `${keyof typeof WIDTHS}`;

const Library = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5rem, 1fr));
  gap: var(--space-2);
  max-height: 14rem;
  overflow-y: auto;
`;

const Choice = styled.button`
  padding: 0;
  border: 3px solid transparent;
  border-radius: var(--radius-small);
  background: none;
  cursor: pointer;

  &[aria-pressed='true'] {
    border-color: var(--color-accent);
  }

  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
`;

interface Chosen {
  readonly src: string;
  readonly alt: string;
  readonly width: Width;
}

const NO_PICTURES = 'No uploaded pictures of the site could be found. Enter the address of one.';

const NONE: Chosen = { src: '', alt: '', width: '560' };

/** Why mail programs would not show the picture, or read it out. */
function errorsIn({ src, alt }: Chosen) {
  const { siteUrl } = environment();
  const url = URL.canParse(src, siteUrl) ? new URL(src, siteUrl) : undefined;
  const isShown =
    src.trim() !== '' &&
    (url?.origin === siteUrl ||
      CAMPAIGN_HTML.imageSchemes.some((each) => url?.protocol === `${each}:`));
  return {
    ...(!isShown && { src: 'Choose a picture, or enter its address, which begins with https://' }),
    ...(alt.trim() === '' && { alt: 'Say what the picture shows' }),
  };
}

/** Puts a picture of the site, or of another address, into the text. */
export function PictureTool({ editor }: { readonly editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const { errors, show, forget, clear } = useFieldErrors<keyof Chosen>();
  const library = useQuery({ ...sitePicturesQuery, enabled: isOpen });

  const change = (changes: Partial<Chosen>) => {
    setChosen({ ...chosen, ...changes });
    forget(Object.keys(changes));
  };
  const insert = (form: HTMLFormElement) => {
    const found = errorsIn(chosen);
    if (Object.keys(found).length > 0) {
      show(found, form);
      return;
    }
    setOpen(false);
    const src = new URL(chosen.src.trim(), environment().siteUrl).href;
    const attrs = { src, alt: chosen.alt.trim(), width: chosen.width };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  };

  return (
    <>
      <Tool
        label="Picture"
        icon={ImagePlus}
        aria-haspopup="dialog"
        onClick={() => {
          setChosen(NONE);
          clear();
          setOpen(true);
        }}
      />
      <ToolDialog
        title="Picture"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        action="Insert picture"
        onSubmit={insert}
      >
        {library.data && library.data.length > 0 ? (
          <Library role="group" aria-label="Pictures of the site">
            {library.data.map(({ src, thumbnail, alt }) => (
              <Choice
                key={src}
                type="button"
                aria-pressed={chosen.src === src}
                onClick={() => change({ src, alt })}
              >
                <img src={thumbnail} alt={alt} loading="lazy" />
              </Choice>
            ))}
          </Library>
        ) : (
          <Note role="status">
            {library.isFetching ? 'Loading the pictures of the site...' : NO_PICTURES}
          </Note>
        )}
        <TextField
          label="Address of the picture"
          error={errors.src}
          autoComplete="off"
          inputMode="url"
          value={chosen.src}
          onChange={(src) => change({ src })}
        />
        <TextField
          label="What it shows"
          hint="For those who cannot see it, and while pictures are blocked."
          error={errors.alt}
          autoComplete="off"
          value={chosen.alt}
          onChange={(alt) => change({ alt })}
        />
        <SelectField
          label="Width"
          choices={choicesOf<Width>(WIDTHS)}
          value={chosen.width}
          onChange={(width) => change({ width })}
        />
      </ToolDialog>
    </>
  );
}
