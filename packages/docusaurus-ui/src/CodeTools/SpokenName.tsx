import VisuallyHidden from '../VisuallyHidden/index.tsx';

/** Visually hidden suffix that distinguishes a block's controls from those of other blocks. */
export default function SpokenName({ name }: { readonly name: string | undefined }) {
  return name && <VisuallyHidden>{` (${name})`}</VisuallyHidden>;
}
