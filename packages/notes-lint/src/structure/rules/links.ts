import path from 'node:path';

import { toString } from 'mdast-util-to-string';

import { attributeOf } from '../nodes.ts';
import { type Check, type Problem, each } from '../rule.ts';

const SAYS_NOTHING =
  /^(?:(?:click |see |read |look |right |over |found )?here|(?:this|that|the|these)(?: (?:link|links|page|article|post|one|site|website|note|document|blog|file|url))?|links?|(?:read|learn|see|find out|show)? ?more(?: here| info(?:rmation)?)?|details|(?:web)?site|page|url|source|article|read (?:on|this)|go|click(?: me)?|continue|(?:点(?:击|我)?|看|见|戳)?(?:这里|此处|这儿|此链接|这个链接|该链接|链接)|这(?:个|篇)(?:网页|网站|页面|文章|帖子)?|原文|更多|查看(?:更多|详情|原文)|了解更多|详情|阅读(?:更多|原文|全文)|网址|出处|来源)[.。!！…→ ]*$/i;
const SHOWS_NOTHING =
  /^(?:(?:an? |the |my |untitled )?(?:image|img|picture|pic|photo|screen ?shot|diagram|figure|graphic|icon|alt(?: text)?|todo|untitled|chart|graph)(?: of (?:it|this|that|the page))?\s*\d*|(?:图|图片|截图|图像|照片|示意图|插图|配图)\s*\d*|.*\.(?:png|jpe?g|gif|svg|webp|avif|bmp)|(?:IMG|DSC|Screenshot|Screen Shot|image|Pasted image|微信图片|屏幕截图)[\s_-]*\d[\d\s._:-]*(?:at [\d. :]+(?:AM|PM)?)?)$/i;

/** The text of a link says where it leads. */
export const checkLinkText: Check = ({ links }) =>
  each(links, (link) => {
    const text = toString(link);
    if (text.trim() !== '' && !SAYS_NOTHING.test(text.trim())) return undefined;
    return [
      `The link text "${text}" does not say where the link leads.`,
      'Name the page, or what the reader finds there.',
    ];
  });

/**
 * What's wrong with an image's alt text. A missing one leaves screen readers with
 * nothing.
 */
function checkWords(alt: string | undefined, image: string): Problem | undefined {
  if (alt === undefined)
    return [
      `The image ${image} has no alternative text.`,
      'Describe the image in the square brackets (in JSX: alt="…").',
    ];
  const fileName = path.posix.basename(image).replace(/\.\w+$/, '');
  if (!SHOWS_NOTHING.test(alt.trim()) && alt !== fileName) return undefined;
  return [
    `The alternative text "${alt}" does not say what the image shows.`,
    'Describe it in a sentence, as you would on the phone.',
  ];
}

/** Images have alt text that says what they show. */
export const checkAlt: Check = ({ all, elements }) => [
  ...each(all('image'), ({ alt, url }) => checkWords(alt?.trim() || undefined, url)),
  ...each(
    elements.filter(({ name }) => name === 'img'),
    (element) => {
      const alt = attributeOf(element, 'alt');
      if (!alt) return checkWords(undefined, '<img>');
      return typeof alt.value === 'string' && checkWords(alt.value, '<img>');
    },
  ),
];
