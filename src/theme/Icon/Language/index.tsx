// Change: no drawing; the language's name says it.
export default function IconLanguage() {
  return null;
}
