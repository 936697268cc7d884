/** Simulates the data portal, with packages, resources and files. */
import { DAY_MS } from '../src/core/period.ts';
import type { SandboxFile } from './agency.ts';

export const PORTAL_HOST = 'data.gov.au';
const PACKAGE_SHOW = '/data/api/3/action/package_show';

export interface PortalResource {
  readonly name: string;
  /** The file name at the end of the URL. */
  readonly file: string;
  /** The file format as free text, which is often wrong on the real portal. */
  readonly format?: string;
  /** Writes the file at an instant. Returns null if it comes from a specimen, and the program has no specimens. */
  readonly write: (now: number) => SandboxFile | null;
}

export interface PortalPackage {
  readonly name: string;
  readonly resources: readonly PortalResource[];
}

/** Returns the portal's response to a request for these packages. Null for other requests. */
export function portalAnswer(packages: readonly PortalPackage[], url: URL, now: number): SandboxFile | null {
  if (url.pathname === PACKAGE_SHOW) {
    const one = packages.find(({ name }) => name === url.searchParams.get('id'));
    return one ? portalReply(shownPackage(one, now)) : null;
  }
  for (const one of packages) {
    const resource = one.resources.find((file) => pathOf(one, file) === url.pathname);
    if (resource) return resource.write(now);
  }
  return null;
}

const pathOf = (one: PortalPackage, resource: PortalResource): string =>
  `/data/dataset/${one.name}/resource/simulated/download/${resource.file}`;

/** Writes a package as the portal presents it. Its resources have a new date every day, although they do not change. */
export function shownPackage(one: PortalPackage, now: number): unknown {
  const day = new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString().slice(0, 19);
  const resources = one.resources.map((resource, position) => ({
    id: `${one.name}-${position}`,
    name: resource.name,
    format: resource.format ?? 'CSV',
    url: `https://${PORTAL_HOST}${pathOf(one, resource)}`,
    size: null,
    created: day,
    last_modified: day,
    state: 'active',
    position,
  }));
  return { name: one.name, title: one.name, license_id: 'cc-by', resources };
}

export const portalReply = (result: unknown): SandboxFile => ({
  bytes: Buffer.from(JSON.stringify({ help: `https://${PORTAL_HOST}${PACKAGE_SHOW}`, success: true, result }), 'utf8'),
  contentType: 'application/json',
});
