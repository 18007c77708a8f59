import type { Piece } from '../../plugins/search/engine/marks';

/** A text with the words of the query marked. */
export default function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, place) =>
    isMarked ? <mark key={place}>{text}</mark> : text,
  );
}
