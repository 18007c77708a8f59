export type Booking = { id: number; name: string; day: string };

export const bookings: Booking[] = [
  { id: 1, name: 'Ada', day: 'Monday' },
  { id: 2, name: 'Bo', day: 'Monday' },
  { id: 3, name: 'Søren', day: 'Tuesday' },
  { id: 4, name: '李', day: 'Friday' },
];

export function matching(all: Booking[], query: string): Booking[] {
  const wanted = query.trim().toLowerCase();
  return all.filter(({ name }) => name.toLowerCase().includes(wanted));
}
