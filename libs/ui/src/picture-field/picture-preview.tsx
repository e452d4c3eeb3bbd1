import { styled } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import type { LoadPicture, PictureValue } from './picture-value.ts';

interface PicturePreviewProps {
  readonly picture: PictureValue;
  readonly load: LoadPicture;
}

const Shown = styled.canvas`
  display: block;
  max-width: 100%;
  height: auto;
  max-height: 20rem;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
`;

const WIDTH = 480;

/** Draws the picture on a canvas, since an unpublished picture has no URL. */
export function PicturePreview({ picture, load }: PicturePreviewProps) {
  const { id, width, height, alt } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(await load({ id, width, height }));
      const shown = canvas.current;
      if (!isOver && shown) {
        shown.getContext('2d')?.drawImage(bitmap, 0, 0, shown.width, shown.height);
      }
      bitmap.close();
    };
    draw().catch(() => {
      if (!isOver) setFailed(id);
    });
    return () => {
      isOver = true;
    };
  }, [id, width, height, load]);
  if (failed === id) return <p>The picture cannot be shown here now. It is kept all the same.</p>;
  return (
    <Shown
      ref={canvas}
      width={WIDTH}
      height={Math.round((WIDTH * height) / width)}
      role="img"
      aria-label={alt || 'The picture, which nobody has described yet'}
    />
  );
}
