import type { Tongue } from './plain.ts';

/** Words that carry no matter of their own; where they are few, the text is telegraphic. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those it its he she they them their there here what which who whom whose
  when where why how if then than so because since although though while until unless as but and or nor
  not no yes only also too just even still again already once i me my we us our you your him her his be
  is are was were been being am do does did done doing have has had having will would can could shall
  should may might must let lets to of in on at by for with from into onto out up down over under about
  after before between through during without within against across per off all any both each every few
  more most much many some such other another same own one ones very now don't doesn't isn't aren't it's
  that's you're we're they're can't won't didn't i'm i'll you'll we'll let's there's`.split(
    /\s+/,
  ),
);

/** The same for Chinese, by the character. */
export const FUNCTION_CHARACTERS =
  /[的了是在就也都和与而把被着过到从对给让很还又再才所以之其这那]/g;

/** Words that join two thoughts. */
export const CONNECTIVES: Readonly<Record<Tongue, RegExp>> = {
  en: new RegExp(
    `\\b(?:${[
      'because|so|since|therefore|thus|hence|but|however|although|though|while',
      "instead|if|when|then|otherwise|unless|for example|for instance|such as|that is why|let's",
      'which means|this means|in other words|suppose|imagine|first|next|now|finally|again|rather',
    ].join('|')})\\b`,
    'gi',
  ),
  zh: new RegExp(
    [
      '因为|所以|因此|于是|但是|但|不过|然而|而且|并且|如果|要是|假如|假设|比如|例如|也就是说',
      '换句话说|这样|那么|然后|接着|首先|其次|最后|为什么|其实|只有|虽然|尽管|即使|由于|同时|这时|可以看到',
    ].join('|'),
    'g',
  ),
};

/** A sentence speaks to the reader. */
export const READER: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:you|your|you're|you'll|we|our|us|let's)\b/i,
  zh: /[你您]|我们|咱/,
};

/** A sentence speaks of its author. */
export const AUTHOR: Readonly<Record<Tongue, RegExp>> = {
  en: /\b(?:I|I'm|I'd|my|me)\b/,
  zh: /我(?!们)/,
};
