const ANNOUNCEMENT =
  /(?:^|\s)\/\/\s*(?:[✗❌]|(?:compile |type )?error(?=\s*(?:$|[:.!(]))|TS\d{4}|(?:doesn['’]t|does not|won['’]t) (?:compile|type-?check))/i;

/** Whether a line of code ends with a comment that it fails on purpose, such as `// error`. */
export const announcesError = (line: string) => ANNOUNCEMENT.test(line);
