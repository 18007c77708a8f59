/** Subjects that need a disclaimer above the text. */
export const DISCLAIMERS = ['investing', 'health'] as const;

export type Status = 'seedling' | 'budding' | 'evergreen';
export type Disclaimer = (typeof DISCLAIMERS)[number];

/** The front matter of a complete note. */
export type FrontMatter = {
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  readonly status: Status;
  readonly last_verified: string;
  readonly topics?: readonly string[];
  readonly ran?: readonly string[];
  readonly read?: readonly string[];
  readonly lang?: 'zh-Hans';
  readonly disclaimer?: Disclaimer;
  readonly read_first?: readonly string[];
  readonly read_next?: readonly string[];
  readonly changed?: string;
  readonly aliases?: readonly string[];
  readonly waives?: Readonly<Record<string, string>>;
};
