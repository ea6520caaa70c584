import styles from './photo.module.css';

type PhotoSliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  isDisabled?: boolean;
  onValue: (value: number) => void;
};

/** Shows one of the sliders below the crop tool, its alternative for keyboard and screen reader. */
export function PhotoSlider({ label, isDisabled, onValue, ...range }: PhotoSliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input type="range" {...range} disabled={isDisabled} onChange={(event) => onValue(Number(event.target.value))} />
    </label>
  );
}
