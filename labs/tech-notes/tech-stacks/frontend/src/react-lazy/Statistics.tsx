import { useEffect, useRef } from 'react';
import Chart from 'chart.js/auto';
import { bookings } from '../bookings.ts';

export default function Statistics() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const days = [...new Set(bookings.map(({ day }) => day))];
    const chart = new Chart(canvas.current!, {
      type: 'bar',
      data: {
        labels: days,
        datasets: [
          {
            label: 'Bookings',
            data: days.map((day) => bookings.filter((one) => one.day === day).length),
          },
        ],
      },
    });
    return () => chart.destroy();
  }, []);
  return <canvas ref={canvas} aria-label="Bookings a day" role="img" />;
}
