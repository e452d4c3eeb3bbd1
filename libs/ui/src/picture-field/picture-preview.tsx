import { styled } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import type { LoadPicture, PictureValue } from './picture-value.ts';

interface PicturePreviewProps {
  readonly picture: PictureValue;
  readonly load: LoadPicture;
}

const PreviewCanvas = styled.canvas`
  display: block;
  max-width: 100%;
  height: auto;
  max-height: 20rem;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);
`;

const WIDTH_PX = 480;

/** Draws the picture on a canvas, since an unpublished picture has no URL. */
export function PicturePreview({ picture, load }: PicturePreviewProps) {
  const { id, width, height, alt } = picture;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failedId, setFailedId] = useState<string>();
  useEffect(() => {
    let isCanceled = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(await load({ id, width, height }));
      const target = canvas.current;
      if (!isCanceled && target) {
        target.getContext('2d')?.drawImage(bitmap, 0, 0, target.width, target.height);
      }
      bitmap.close();
    };
    draw().catch(() => {
      if (!isCanceled) setFailedId(id);
    });
    return () => {
      isCanceled = true;
    };
  }, [id, width, height, load]);
  if (failedId === id) return <p>The picture cannot be shown here now. It is kept all the same.</p>;
  return (
    <PreviewCanvas
      ref={canvas}
      width={WIDTH_PX}
      height={Math.round((WIDTH_PX * height) / width)}
      role="img"
      aria-label={alt || 'The picture, which nobody has described yet'}
    />
  );
}
