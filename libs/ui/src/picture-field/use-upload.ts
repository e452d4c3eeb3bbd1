import type { UploadPictureResponse } from '@raade/contracts/content/picture-upload';
import { useEffect, useRef, useState } from 'react';
import type { UploadPicture } from './picture-value.ts';
import { prepareFile } from './prepare-file.ts';

/** State of the last file. */
export type UploadState =
  | { readonly is: 'idle' }
  | { readonly is: 'preparing' }
  /** `share` is the uploaded part; at 1 the function is encoding the picture. */
  | { readonly is: 'sending'; readonly share: number }
  | { readonly is: 'refused'; readonly says: string };

const IDLE: UploadState = { is: 'idle' };
const UNSENT = 'The picture could not be sent. Check your connection, and choose it again.';

/** The message of the function, if there is one. */
function messageOf(error: unknown): string {
  const message: unknown =
    error instanceof Error && 'messageForUsers' in error ? error.messageForUsers : undefined;
  return typeof message === 'string' ? message : UNSENT;
}

/** Uploads one file at a time; a newer file replaces one that is being uploaded. */
export function useUpload(upload: UploadPicture, onSent: (sent: UploadPictureResponse) => void) {
  const [state, setState] = useState<UploadState>(IDLE);
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const begin = async (file: Blob) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const isOver = () => own.signal.aborted;
    const note = (next: UploadState) => {
      if (!isOver()) setState(next);
    };
    note({ is: 'preparing' });
    try {
      const prepared = await prepareFile(file);
      if ('refused' in prepared) {
        note({ is: 'refused', says: prepared.refused });
        return;
      }
      if (isOver()) return;
      const onProgress = (share: number) => note({ is: 'sending', share });
      onProgress(0);
      const sent = await upload(prepared.file, { onProgress, signal: own.signal });
      if (isOver()) return;
      setState(IDLE);
      onSent(sent);
    } catch (error) {
      note({ is: 'refused', says: messageOf(error) });
    }
  };
  const abort = () => {
    current.current?.abort();
    setState(IDLE);
  };
  return { state, send: (file: Blob) => void begin(file), abort };
}
