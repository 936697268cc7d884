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
  readonly write: () => SandboxFile;
}

export interface PortalPackage {
  readonly name: string;
  readonly resources: readonly PortalResource[];
}

/** Returns the portal's response to a request for these packages. Null for other requests. */
export function portalAnswer(packages: readonly PortalPackage[], url: URL, now: number): SandboxFile | null {
  if (url.pathname === PACKAGE_SHOW) {
    const one = packages.find(({ name }) => name === url.searchParams.get('id'));
    return one ? shown(one, now) : null;
  }
  for (const one of packages) {
    const resource = one.resources.find((file) => pathOf(one, file) === url.pathname);
    if (resource) return resource.write();
  }
  return null;
}

const pathOf = (one: PortalPackage, resource: PortalResource): string =>
  `/data/dataset/${one.name}/resource/simulated/download/${resource.file}`;

/** Writes a package as the portal presents it. Its resources have a new date every day, although they do not change. */
function shown(one: PortalPackage, now: number): SandboxFile {
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
  const reply = {
    help: `https://${PORTAL_HOST}${PACKAGE_SHOW}`,
    success: true,
    result: { name: one.name, license_id: 'cc-by', resources },
  };
  return { bytes: Buffer.from(JSON.stringify(reply), 'utf8'), contentType: 'application/json' };
}
