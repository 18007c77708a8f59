import type { ReactNode } from 'react';

type Message = { readonly message: string };
type Values = Readonly<Record<string, string | number>>;

/** Stands for `@docusaurus/Translate`, which exists only inside a build: English, values filled in. */
export function translate({ message }: Message, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
}

export default function Translate({ children }: { readonly children: ReactNode }) {
  return children;
}
