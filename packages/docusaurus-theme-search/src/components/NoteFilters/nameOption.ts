import type { Filter } from '../../engine/filters';

/**
 * What readers see of a filter's value: a language is named in that language, such as 简体中文.
 *
 * @param filter - the filter
 * @param value - one of its options; for a language, its BCP 47 tag
 */
export default function nameOption(filter: Filter, value: string): string {
  if (filter !== 'lang') return value;
  return new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value;
}
