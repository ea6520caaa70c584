import { type ComponentProps, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useMessages } from '@/i18n/use-messages';
import type { CropArea } from './draw-photo';
import styles from './photo.module.css';

const MAX_ZOOM = 4;
const STEP_PX = 8;

const WHOLE: CropArea = { x: 0, y: 0, width: 100, height: 100 };

/**
 * Shows the tool that crops the picture to a square: by pointer, wheel, pinch or arrow keys in the picture, or by the
 * sliders below it.
 */
export function PhotoCrop({ url, onArea }: { url: string; onArea: (area: CropArea) => void }) {
  const { t } = useMessages('edit-profile');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState(WHOLE);
  const [side, setSide] = useState(0);
  const noteArea = (now: CropArea) => {
    setArea(now);
    onArea(now);
  };
  // Screen readers intercept the arrow keys, so each direction has a slider too.
  const ways = [
    { axis: 'x', label: t('photo.across'), start: area.x, size: area.width },
    { axis: 'y', label: t('photo.down'), start: area.y, size: area.height },
  ] as const;
  return (
    <>
      <div className={styles.stage}>
        {/* Its style sheet is imported above, because the CSP does not allow a script to insert one. */}
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={1}
          cropShape="round"
          showGrid={false}
          objectFit="cover"
          keyboardStep={STEP_PX}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={noteArea}
          setCropSize={({ width }) => setSide(width)}
          cropperProps={{ role: 'group', 'aria-label': t('photo.move') }}
        />
      </div>
      <PhotoSlider label={t('photo.zoom')} min={1} max={MAX_ZOOM} step={0.05} value={zoom} onValue={setZoom} />
      {ways.map(({ axis, label, start, size }) => (
        <PhotoSlider
          key={axis}
          label={label}
          min={0}
          max={100}
          step={1}
          value={slideOf(start, size)}
          disabled={!canSlide(size)}
          onValue={(value) => setCrop({ ...crop, [axis]: shiftOf(value, size, side) })}
        />
      ))}
    </>
  );
}

type Range = Pick<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'step' | 'disabled'>;

/** Shows one of the sliders below the crop tool, its alternative for keyboard and screen reader. */
function PhotoSlider({ label, onValue, ...range }: Range & { label: string; onValue: (value: number) => void }) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input type="range" {...range} onChange={(event) => onValue(Number(event.target.value))} />
    </label>
  );
}

/**
 * Returns true when a square that covers `size` percent of a side can move along it. The crop tool returns fractions of
 * a pixel.
 */
export const canSlide = (size: number): boolean => size < 99.9;

/**
 * Returns the position of the square within its range, from 0 (left, top) to 100 (right, bottom); the middle when it
 * cannot move.
 */
export const slideOf = (start: number, size: number): number =>
  canSlide(size) ? Math.round((start / (100 - size)) * 100) : 50;

/**
 * Returns the offset of the picture from the middle of the crop area, in px, for a square of `side` px at that
 * position.
 */
export const shiftOf = (slide: number, size: number, side: number): number =>
  canSlide(size) ? (0.5 - slide / 100) * side * (100 / size - 1) : 0;
