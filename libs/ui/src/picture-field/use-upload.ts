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
  | { readonly is: 'refused'; readonly message: string };

const IDLE: UploadState = { is: 'idle' };
const SENDING_FAILED = 'The picture could not be sent. Check your connection, and choose it again.';

/** The message of the function, if there is one. */
function messageOf(error: unknown): string {
  const message: unknown =
    error instanceof Error && 'messageForUsers' in error ? error.messageForUsers : undefined;
  return typeof message === 'string' ? message : SENDING_FAILED;
}

/** Uploads one file at a time; a newer file replaces one that is being uploaded. */
export function useUpload(upload: UploadPicture, onSent: (picture: UploadPictureResponse) => void) {
  const [state, setState] = useState<UploadState>(IDLE);
  const currentUpload = useRef<AbortController>(undefined);
  useEffect(() => () => currentUpload.current?.abort(), []);

  const begin = async (file: Blob) => {
    currentUpload.current?.abort();
    const controller = new AbortController();
    currentUpload.current = controller;
    const isAborted = () => controller.signal.aborted;
    const showState = (next: UploadState) => {
      if (!isAborted()) setState(next);
    };
    showState({ is: 'preparing' });
    try {
      const preparedFile = await prepareFile(file);
      if ('refusal' in preparedFile) {
        showState({ is: 'refused', message: preparedFile.refusal });
        return;
      }
      if (isAborted()) return;
      const onProgress = (share: number) => showState({ is: 'sending', share });
      onProgress(0);
      const picture = await upload(preparedFile.file, { onProgress, signal: controller.signal });
      if (isAborted()) return;
      setState(IDLE);
      onSent(picture);
    } catch (error) {
      showState({ is: 'refused', message: messageOf(error) });
    }
  };
  const abort = () => {
    currentUpload.current?.abort();
    setState(IDLE);
  };
  return { state, send: (file: Blob) => void begin(file), abort };
}
