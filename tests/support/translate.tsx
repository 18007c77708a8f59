import { Fragment, type ReactNode } from 'react';

type Message = { readonly message: string };
type Values = Readonly<Record<string, string | number>>;
type Nodes = Readonly<Record<string, ReactNode>>;

/** Replaces `@docusaurus/Translate`, which exists only inside a build: English, with the values filled in. */
export function translate({ message }: Message, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key]));
}

/** The real component takes only text as its child. */
type Props = { readonly children: ReactNode; readonly values?: Nodes };

export default function Translate({ children, values = {} }: Props) {
  if (typeof children !== 'string') return children;
  const parts = children.split(/\{(\w+)\}/);
  return parts.map((part, index) => (
    <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
  ));
}
