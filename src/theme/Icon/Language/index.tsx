// Change: renders nothing; the language's name is enough, and the icon would be a third of a KB of every page.
export default function IconLanguage(): null {
  return null;
}
