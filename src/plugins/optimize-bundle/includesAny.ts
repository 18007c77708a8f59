/** Makes a test for file names that include one of the parts, in which `/` separates folders. */
export const includesAny = (parts: readonly string[]) => (file: string) => {
  const name = file.replaceAll('\\', '/');
  return parts.some((part) => name.includes(part));
};
