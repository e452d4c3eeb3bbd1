import { styled } from '@raade/platform';
import { type ChangeEvent, type PointerEvent, useId } from 'react';
import { MIDDLE, type PictureValue, type LoadPicture } from './picture-value.ts';
import { PicturePreview } from './picture-preview.tsx';

interface FocalPointProps {
  readonly value: PictureValue;
  readonly onChange: (value: PictureValue) => void;
  readonly load: LoadPicture;
}

const Canvas = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  cursor: crosshair;
  touch-action: none;
`;

/** A ring in two colors, visible on every background. */
const Mark = styled.span`
  position: absolute;
  margin: -0.75rem;
  width: 1.5rem;
  height: 1.5rem;
  border: 3px solid white;
  border-radius: 50%;
  outline: 2px solid black;
  pointer-events: none;
`;

const Axes = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  max-width: 24rem;
  font-size: var(--text-small);
`;

const SLIDER_STEP = 0.05;

/** The share from 0 to 1, rounded to hundredths. The middle if the picture has no size yet. */
const shareOf = (part: number, total: number) =>
  total > 0 ? Math.round(Math.min(1, Math.max(0, part / total)) * 100) / 100 : MIDDLE.x;

const percent = (share: number) => `${Math.round(share * 100)}%`;

const positionOf = ({ x, y }: typeof MIDDLE | NonNullable<PictureValue['focal']>) => ({
  // Physical sides, since pictures are not mirrored in right-to-left layouts.
  left: percent(x),
  top: percent(y),
});

const AXES = [
  { axis: 'x', label: 'From the left' },
  { axis: 'y', label: 'From the top' },
] as const;

/** Sets the point of a picture that stays visible when it is cropped, with a pointer or two sliders. */
export function FocalPoint({ value, onChange, load }: FocalPointProps) {
  const id = useId();
  const { focal = MIDDLE } = value;
  const setFocalPoint = ({ clientX, clientY, buttons, currentTarget }: PointerEvent) => {
    // The pointer only hovers.
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      ...value,
      focal: { x: shareOf(clientX - left, width), y: shareOf(clientY - top, height) },
    });
  };
  return (
    <>
      <Canvas onPointerDown={setFocalPoint} onPointerMove={setFocalPoint}>
        <PicturePreview picture={value} load={load} />
        <Mark style={positionOf(focal)} aria-hidden="true" />
      </Canvas>
      <Axes role="group" aria-label="What stays in sight where the picture is cut">
        {AXES.map(({ axis, label }) => (
          <Axis
            key={axis}
            id={`${id}-${axis}`}
            label={label}
            value={focal[axis]}
            onChange={(next) => onChange({ ...value, focal: { ...focal, [axis]: next } })}
          />
        ))}
      </Axes>
    </>
  );
}

interface AxisProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Axis({ id, label, value, onChange }: AxisProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={SLIDER_STEP}
        value={value}
        aria-valuetext={percent(value)}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
          onChange(currentTarget.valueAsNumber)
        }
      />
    </>
  );
}
