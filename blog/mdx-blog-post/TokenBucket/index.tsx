import { useState } from 'react';
import Translate, { translate } from '@docusaurus/Translate';

import { admit, type Bucket } from './admit.ts';
import Chart from './Chart.tsx';
import Slider from './Slider.tsx';
import styles from './styles.module.css';
import { TRAFFIC } from './traffic.ts';

function count(passes: readonly boolean[], from: number, to: number): number {
  return passes.slice(from, to).filter(Boolean).length;
}

function summarize(passes: readonly boolean[]): string {
  return translate(
    {
      id: 'notes.bucket.summary',
      message:
        '{all} of 20 requests pass: {first} of 6 in the first burst, {steady} of 8 in the steady part, {second} of 6 in the second burst.',
    },
    {
      all: count(passes, 0, 20),
      first: count(passes, 0, 6),
      steady: count(passes, 6, 14),
      second: count(passes, 14, 20),
    },
  );
}

/**
 * A rate limiter to try: two sliders over fixed traffic. The page's HTML holds the chart of the
 * first setting as text, which is all that feeds and readers without JavaScript get.
 */
export default function TokenBucket(first: Bucket) {
  const [size, setSize] = useState(first.size);
  const [perSecond, setPerSecond] = useState(first.perSecond);
  const passes = admit(TRAFFIC, { size, perSecond });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Translate id="notes.bucket.caption">
          Token bucket: which of 20 requests pass (●) and which are rejected (×)
        </Translate>
      </figcaption>
      <Slider
        label={translate({ id: 'notes.bucket.size', message: 'Bucket size, tokens' })}
        most={8}
        value={size}
        onChange={setSize}
      />
      <Slider
        label={translate({
          id: 'notes.bucket.rate',
          message: 'Refill, tokens per second',
        })}
        most={4}
        value={perSecond}
        onChange={setPerSecond}
      />
      <Chart passes={passes} />
      <output className={styles.summary}>{summarize(passes)}</output>
    </figure>
  );
}
