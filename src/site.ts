/**
 * The site's name, URLs and owner, in one place. A fork changes them here; its colours are in
 * `src/css/tokens.css`, its author in `blog/authors.yml`.
 */

/** Environment variables that configure the site; pass `process.env`. */
export type SiteEnvironment = {
  /** Origin the site is served from, such as `https://notes.example.org`. */
  readonly SITE_URL?: string | undefined;
  /** Path the site is served under, such as `/` or `/notes/`. */
  readonly BASE_URL?: string | undefined;
  /** `owner/name`, as GitHub Actions sets it. */
  readonly GITHUB_REPOSITORY?: string | undefined;
  /** `on` enforces HTTPS for every subdomain of the host too. */
  readonly HSTS_SUBDOMAINS?: string | undefined;
};

/** The site's settings, some of which depend on where it is deployed. */
export type Site = {
  readonly title: string;
  /** For a phone's home screen: at most 12 characters. */
  readonly shortTitle: string;
  readonly tagline: string;
  /** One sentence, for the web app manifest. */
  readonly description: string;
  /** Alt text of the image that other sites show with a link to a page. */
  readonly cardAlt: string;
  /** Origin without a path and without a trailing slash. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  readonly owner: string;
  readonly project: string;
  /** The owner's profile on the code host. */
  readonly profileUrl: string;
  /** The repository on the code host. */
  readonly repositoryUrl: string;
  /** Branch whose history the notes link to. */
  readonly branch: string;
  /** Whether Strict-Transport-Security covers the host's subdomains too. */
  readonly includeSubDomains: boolean;
};

const DEFAULT_REPOSITORY = 'personal-notes/personal-notes';

function readRepository(value: string = DEFAULT_REPOSITORY): {
  owner: string;
  project: string;
} {
  const [owner, project, ...rest] = value.split('/');
  if (!owner || !project || rest.length > 0) {
    throw new Error(
      `GITHUB_REPOSITORY is "${value}", which is not of the form owner/name. Set it like this: GITHUB_REPOSITORY=${DEFAULT_REPOSITORY}`,
    );
  }
  return { owner, project };
}

function readUrl(value: string): string {
  const example =
    'Set it like this: SITE_URL=https://notes.example.org (a path belongs in BASE_URL).';
  if (!URL.canParse(value)) {
    throw new Error(`SITE_URL is "${value}", which is not a URL. ${example}`);
  }
  const { origin, protocol } = new URL(value);
  if (!/^https?:$/.test(protocol)) {
    throw new Error(
      `SITE_URL is "${value}", which is neither http nor https. ${example}`,
    );
  }
  if (value.toLowerCase().replace(/\/$/, '') !== origin) {
    throw new Error(
      `SITE_URL is "${value}", which is more than an origin. Set it like this: SITE_URL=${origin} (a path belongs in BASE_URL).`,
    );
  }
  return origin;
}

function readBaseUrl(value: string): string {
  if (!/^\/(?:[^/?#\s]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}", which isn't a valid base path: it must start and end with /, without //, spaces, ? or #. Set it like this: BASE_URL=/notes/`,
    );
  }
  return value;
}

function readSwitch(name: keyof SiteEnvironment, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(
    `${name} is "${value}", which is neither on nor off. Set it like this: ${name}=on`,
  );
}

/**
 * Reads the site's settings from the environment; an empty variable counts as unset.
 *
 * @param env - the environment, usually `process.env`
 * @returns the settings, with defaults that build a working site
 * @throws Error if a variable is invalid; the message shows a valid value
 */
export function readSite(env: SiteEnvironment): Site {
  const { owner, project } = readRepository(env.GITHUB_REPOSITORY || undefined);
  const profileUrl = `https://github.com/${owner}`;
  const title = 'Personal Notes';
  return {
    title,
    shortTitle: 'Notes',
    tagline: 'Documentations',
    description: 'Decisions and working knowledge, each note checked and dated.',
    cardAlt: `${title}: notes that are checked and dated`,
    url: readUrl(env.SITE_URL || `https://${owner.toLowerCase()}.github.io`),
    baseUrl: readBaseUrl(env.BASE_URL || '/'),
    owner,
    project,
    profileUrl,
    repositoryUrl: `${profileUrl}/${project}`,
    branch: 'main',
    includeSubDomains: readSwitch('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS || 'off'),
  };
}
