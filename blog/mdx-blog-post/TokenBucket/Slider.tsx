import { useId } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from './styles.module.css';

/** Props of {@link Slider}. */
type Props = {
  readonly label: string;
  /** Largest value; the smallest is 1. */
  readonly most: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** A native range with its value beside it; it can be moved once the page's scripts run. */
export default function Slider({ label, most, value, onChange }: Props) {
  const id = useId();
  const isBrowser = useIsBrowser();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        value={value}
        disabled={!isBrowser}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <b aria-hidden="true">{value}</b>
    </div>
  );
}
