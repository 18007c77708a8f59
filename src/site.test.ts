import { describe, expect, it } from 'vitest';

import { readSite } from './site.ts';

describe('the configuration of the site', () => {
  it('has defaults that build a working site', () => {
    const site = readSite({});
    expect(site.baseUrl).toBe('/');
    expect(URL.canParse(site.url)).toBe(true);
  });

  it('uses the repository it is built in, so that a fork needs no edit', () => {
    const site = readSite({ GITHUB_REPOSITORY: 'Someone/their-notes' });
    expect(site).toMatchObject({
      owner: 'Someone',
      project: 'their-notes',
      url: 'https://someone.github.io',
      repositoryUrl: 'https://github.com/Someone/their-notes',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readSite({ SITE_URL: '', BASE_URL: '', GITHUB_REPOSITORY: '' })).toEqual(
      readSite({}),
    );
  });

  it.each(['https://Notes.Example.org/', 'https://notes.example.org:443'])(
    'writes %s as browsers do',
    (url) => {
      expect(readSite({ SITE_URL: url }).url).toBe('https://notes.example.org');
    },
  );

  it("leaves the host's subdomains alone unless configured otherwise", () => {
    expect(readSite({}).includeSubDomains).toBe(false);
    expect(readSite({ HSTS_SUBDOMAINS: 'off' }).includeSubDomains).toBe(false);
    expect(readSite({ HSTS_SUBDOMAINS: 'on' }).includeSubDomains).toBe(true);
  });

  it('has the dates of notes unless they are turned off', () => {
    expect(readSite({}).showsDates).toBe(true);
    expect(readSite({ NOTES_DATES: 'on' }).showsDates).toBe(true);
    expect(readSite({ NOTES_DATES: 'off' }).showsDates).toBe(false);
  });

  it.each([
    [{ BASE_URL: 'notes' }, 'BASE_URL=/notes/'],
    [{ BASE_URL: '/notes' }, 'BASE_URL=/notes/'],
    [{ SITE_URL: 'notes' }, "which isn't an http(s) URL without a path. Write SITE_URL="],
    [{ SITE_URL: 'https://example.org/notes/' }, 'BASE_URL'],
    [{ BASE_URL: '/my notes/' }, 'spaces, ? or #'],
    [{ BASE_URL: '/notes//' }, 'without //'],
    [{ SITE_URL: 'https://example.org:notes' }, 'SITE_URL=https://'],
    [{ SITE_URL: 'ftp://example.org' }, 'SITE_URL=https://'],
    [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS=on'],
    [{ NOTES_DATES: 'no' }, 'NOTES_DATES=off'],
    [{ GITHUB_REPOSITORY: 'notes' }, 'GITHUB_REPOSITORY='],
  ])('rejects %o and shows a valid value', (env, right) => {
    expect(() => readSite(env)).toThrow(right);
  });
});
