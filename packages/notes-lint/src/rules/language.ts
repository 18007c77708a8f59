import { isMostlyHan } from '../text/count.ts';
import type { Check } from './engine/findings.ts';

/** A note declares its language, so that fonts, screen readers and search engines know it. */
export const checkLanguage: Check = ({ fixCommand, isChinese, note, prose }) => {
  // Another value of lang is reported separately.
  const { lang } = note.frontMatter;
  if (lang !== undefined && lang !== 'zh-Hans') return [];
  if (prose.trim() === '' || isMostlyHan(prose) === isChinese) return [];
  const [message, remedy] = isChinese
    ? [
        'The note says lang: zh-Hans, but most of its text is not Chinese.',
        'Delete lang: zh-Hans.',
      ]
    : [
        'Most of the text is Chinese, but the front matter does not say so.',
        `Add lang: zh-Hans to the front matter${fixCommand ? `, as ${fixCommand} -- "${note.file}" does` : ''}.`,
      ];
  return { line: 1, message, remedy };
};
