import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useWords } from '@/i18n/use-words';
import type { CropArea } from './crop-square';
import styles from './photo.module.css';

const MAX_ZOOM = 4;
const STEP_PX = 8;

type PhotoCropProps = { url: string; onArea: (area: CropArea) => void };

/** Chooses the square: moved by pointer or arrow keys, made larger by wheel, pinch or the slider. */
export function PhotoCrop({ url, onArea }: PhotoCropProps) {
  const { t } = useWords('edit-profile');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.stage}>
        {/* Its stylesheet is imported above: a strict content policy lets no script add one. */}
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
          onCropAreaChange={onArea}
          cropperProps={{ role: 'group', 'aria-label': t('photo.move') }}
        />
      </div>
      <label className={styles.zoom}>
        <span>{t('photo.zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </>
  );
}
