/** How complete a note is: incomplete, complete and reviewed, proven. */
export const STATUSES = ['seedling', 'budding', 'evergreen'] as const;

export type Status = (typeof STATUSES)[number];

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
  /** A language tag; text in others than English and `zh-Hans` is checked less. */
  readonly lang?: string;
  readonly disclaimer?: string;
  readonly read_first?: readonly string[];
  readonly read_next?: readonly string[];
  readonly changed?: string;
  readonly aliases?: readonly string[];
  readonly waives?: Readonly<Record<string, string>>;
};
