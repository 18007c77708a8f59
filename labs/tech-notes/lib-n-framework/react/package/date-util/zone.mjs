// The rehearsal of the note, on a machine in UTC, without and with a zone.
import { addDays } from 'date-fns';
import { tz } from '@date-fns/tz';

const first = new Date('2026-10-24T18:00:00+02:00');
const berlin = { timeZone: 'Europe/Berlin', timeStyle: 'short' };
const show = (date) => date.toLocaleTimeString('en-GB', berlin);
console.log('without in', show(addDays(first, 1)));
console.log('with in   ', show(addDays(first, 1, { in: tz('Europe/Berlin') })));
