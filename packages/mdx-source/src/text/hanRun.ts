/** A run of Chinese characters and the punctuation between them; `split` also returns what's around the runs. */
export const HAN_RUN =
  /([\p{Script=Han}「」『』《》][\p{Script=Han}「」『』《》，。、；：？！·]*)/u;
