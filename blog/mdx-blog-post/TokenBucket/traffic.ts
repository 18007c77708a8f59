/** Twenty made-up requests, in seconds: a burst, a steady part of two a second, a burst. */
export const TRAFFIC: readonly number[] = [
  ...Array.from({ length: 6 }, () => 0),
  ...Array.from({ length: 8 }, (_, place) => (place + 1) / 2),
  ...Array.from({ length: 6 }, () => 5),
];

/** The moments of the chart: every half second of the traffic. */
export const MOMENTS: readonly number[] = Array.from(
  { length: 11 },
  (_, place) => place / 2,
);
