import { styled } from '@raade/platform';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { Input } from '../field/controls.styles.ts';
import { ErrorText } from '../field/error-text.styles.ts';
import { Field } from '../field/field.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PictureSource } from './picture-source.tsx';
import type { LoadPicture, PictureValue, UploadPicture } from './picture-value.ts';
import { type UploadState, useUpload } from './use-upload.ts';

export type { PictureValue };

interface PictureFieldProps {
  readonly label: string;
  /** Undefined if there is no picture. */
  readonly value: PictureValue | undefined;
  readonly onChange: (value: PictureValue | undefined) => void;
  /** Errors by the path below the field: `alt`, or `''` for the picture itself. */
  readonly findings?: Readonly<Record<string, string | undefined>>;
  readonly upload: UploadPicture;
  readonly load: LoadPicture;
}

const Frame = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-width: 0;
  border: 0;

  legend {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
`;

const ALT_HINT =
  'Describe the picture in one sentence for people who cannot see it. Do not begin with “picture of”.';
const NO_ALT = 'Say what the picture shows, so that it can be published.';
const MAX_ALT_LENGTH = 200;

/** A form field for a picture: upload, description and focal point. */
export function PictureField(props: PictureFieldProps) {
  const { label, value, onChange, findings = {}, upload, load } = props;
  const id = useId();
  const { state, send, abort } = useUpload(upload, (picture) =>
    onChange({ ...picture, alt: value?.alt ?? '' }),
  );
  const isBusy = state.is === 'preparing' || state.is === 'sending';
  const problem = state.is === 'refused' ? state.message : findings[''];
  return (
    <Frame>
      <legend>{label}</legend>
      {value && !isBusy && <FocalPoint value={value} onChange={onChange} load={load} />}
      <div id={`${id}-state`} role="status">
        {isBusy && <UploadProgress state={state} onAbort={abort} />}
      </div>
      <PictureSource label={label} describedBy={`${id}-problem`} onFile={send} />
      <div id={`${id}-problem`} role="alert">
        {problem !== undefined && <ErrorText>{problem}</ErrorText>}
      </div>
      {value && <DescriptionField value={value} onChange={onChange} finding={findings['alt']} />}
    </Frame>
  );
}

interface DescriptionProps extends Pick<PictureFieldProps, 'onChange'> {
  readonly value: PictureValue;
  readonly finding: string | undefined;
}

function DescriptionField({ value, onChange, finding }: DescriptionProps) {
  const error = finding ?? (value.alt.trim() === '' ? NO_ALT : undefined);
  return (
    <>
      <Field label="Description of the picture" hint={ALT_HINT} error={error}>
        {(control) => (
          <Input
            {...control}
            required
            maxLength={MAX_ALT_LENGTH}
            value={value.alt}
            onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          />
        )}
      </Field>
      <div>
        <Button type="button" look="quiet" onClick={() => onChange(undefined)}>
          Remove the picture
        </Button>
      </div>
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);

  progress {
    flex: 1 1 10rem;
    accent-color: var(--color-accent);
  }
`;

/** Text for the state of an upload, without the progress, so that screen readers announce each state once. */
function stateText(state: UploadState): string {
  if (state.is !== 'sending') return 'The picture is being read.';
  return state.share < 1
    ? 'The picture is being sent.'
    : 'The picture is sent, and is being turned into what pages show.';
}

/** Progress of the upload, with a button to cancel it. */
function UploadProgress({ state, onAbort }: { state: UploadState; onAbort: () => void }) {
  const share = state.is === 'sending' && state.share < 1 ? { value: state.share } : {};
  return (
    <Row>
      <progress aria-label="Sent" max={1} {...share} />
      <span>{stateText(state)}</span>
      <Button type="button" look="quiet" onClick={onAbort}>
        Cancel
      </Button>
    </Row>
  );
}
