import { buildSchema } from 'graphql';

export const sdl = `
  type Query { rooms(first: Int! = 20): [Room!]! }
  type Room { works(first: Int! = 20): [Work!]! }
  type Work { title: String!, artist: Artist }
  type Artist { name: String!, works(first: Int! = 20): [Work!]! }
`;
export const schema = buildSchema(sdl);

export const db = { statements: 0, broken: '' };
const walls = [
  [
    ['Low water', 'a1'],
    ['Mole', 'a2'],
  ],
  [
    ['Ropes', 'a1'],
    ['Dredger', 'a3'],
  ],
  [
    ['Fog', 'a2'],
    ['Slipway', 'a4'],
  ],
] as const;

export async function artists(ids: readonly string[], viewer = 'staff') {
  db.statements += 1;
  await null; // stands for the round trip
  return ids.map((id) => {
    if (id === db.broken) return new Error(`artist ${id} unavailable`);
    return { name: id === 'a2' && viewer === 'guest' ? 'withheld' : id };
  });
}

export function root(load: (id: string) => Promise<unknown>) {
  const work = ([title, id]: readonly [string, string]) => ({
    title,
    artist: () => load(id), // the resolver of Work.artist
  });
  return {
    rooms({ first }: { first: number }) {
      db.statements += 1; // one join for rooms and their works
      return walls.slice(0, first).map((wall) => ({ works: wall.map(work) }));
    },
  };
}
