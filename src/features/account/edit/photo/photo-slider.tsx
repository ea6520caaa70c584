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

/** One of the sliders below the crop tool, which do by keyboard and screen reader what a pointer does in it. */
export function PhotoSlider({ label, isDisabled, onValue, ...range }: PhotoSliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input type="range" {...range} disabled={isDisabled} onChange={(event) => onValue(Number(event.target.value))} />
    </label>
  );
}
