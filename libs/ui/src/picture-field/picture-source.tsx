import { styled } from '@raade/platform';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useState } from 'react';

/** Returns the first dropped or pasted file, preferring pictures. */
function fileIn(data: DataTransfer | null): File | undefined {
  const files = Array.from(data?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}

interface PictureSourceProps {
  readonly label: string;
  /** Ids of elements that describe the field. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** With `image/*`, phones offer their photos. HEIC is listed, too, since few systems count it as an image. */
const ACCEPTED = 'image/*,.heic,.heif';

const DropZone = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  border: 1px dashed var(--color-border-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);

  &[data-over='true'] {
    border-style: solid;
    border-color: var(--color-focus);
  }

  p {
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }
`;

const FileInputs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  label {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 var(--space-4);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    font-weight: 600;
    cursor: pointer;
  }

  /* Invisible, but still focusable by keyboard. */
  input {
    position: absolute;
    width: 1px;
    height: 1px;
    opacity: 0;
  }

  input:focus-visible + label {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  /* Only touch devices have a camera at hand. */
  @media (hover: hover) and (pointer: fine) {
    [data-camera] {
      display: none;
    }
  }
`;

/** Lets the user drop, paste or choose a file, or take a photo. */
export function PictureSource({ label, describedBy, onFile }: PictureSourceProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const passFile = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    passFile(fileIn(event.dataTransfer));
  };
  const paste = (event: ClipboardEvent) => {
    const file = fileIn(event.clipboardData);
    if (file) event.preventDefault();
    passFile(file);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    passFile(currentTarget.files?.[0]);
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
  };
  const input = { type: 'file', accept: ACCEPTED, onChange: choose } as const;
  return (
    <DropZone
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
    >
      <FileInputs>
        <input {...input} id={`${id}-file`} />
        <label htmlFor={`${id}-file`}>Choose a picture</label>
        <input {...input} id={`${id}-camera`} capture="environment" data-camera />
        <label htmlFor={`${id}-camera`} data-camera>
          Take a photo
        </label>
      </FileInputs>
      <p>Or drop it here, or paste it while this is in focus. 25 MB and 50 megapixels at most.</p>
    </DropZone>
  );
}
