import { isDay } from '../dates/isDay.ts';
import { findSchemaErrors } from './schema.ts';

/** A language tag, such as `zh-Hans`, that `Intl` and browsers know how to read. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

/** Formats of values that are computed with, by key. */
const FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  changed: (value) => isDay(value.slice(0, 10)),
  last_verified: isDay,
  lang: (value) => LANGUAGE.test(value),
};

/**
 * Drops the values that nothing can work with: those of another type than the schema's, days that don't exist and
 * what isn't a language. Checks report them, some only as warnings. What's too long or unusual is kept.
 */
export function keepUsable<F extends Readonly<Record<string, unknown>>>(front: F): F {
  const errors = findSchemaErrors(front);
  const usable = Object.entries(front).filter(([key, value]) => {
    const error = errors.get(key);
    if (error?.keyword === 'type' || (error && typeof error.data !== 'string'))
      return false;
    return FORMATS[key]?.(String(value)) ?? true;
  });
  return Object.fromEntries(usable) as F;
}
