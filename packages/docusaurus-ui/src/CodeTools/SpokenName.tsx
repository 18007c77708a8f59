import VisuallyHidden from '../VisuallyHidden';

/** What tells a control from the same one of its page's other blocks; it is heard, not seen. */
export default function SpokenName({ name }: { readonly name: string | undefined }) {
  return name && <VisuallyHidden>{` (${name})`}</VisuallyHidden>;
}
