/** Writes elements that all versions of SDMX-ML share. */
import type { SdmxFlowName, SdmxMaintained } from '../../queries/dialects/sdmx/message.ts';

export type SdmxVersion = '2.1' | '3.0';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: this searches for them
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escaped = (text: string): string => text.replace(NOT_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const SCHEMAS: Readonly<Record<SdmxVersion, string>> = {
  '2.1': 'http://www.sdmx.org/resources/sdmxml/schemas/v2_1',
  '3.0': 'http://www.sdmx.org/resources/sdmxml/schemas/v3_0',
};

export const namespace = (version: SdmxVersion, part: string): string => `${SCHEMAS[version]}/${part}`;

/** Returns a URN such as `urn:sdmx:org.sdmx.infomodel.datastructure.DataStructure=WATTLE:SERIES(1.0)`. */
export const urnOf = (kind: string, { agency, id, version }: Pick<SdmxMaintained, 'agency' | 'id' | 'version'>): string =>
  `urn:sdmx:org.sdmx.infomodel.${kind}=${agency}:${id}(${version})`;

/** Returns the concept scheme of a flow. It has the same version as the flow. */
export const conceptsOf = ({ agency, id, version, name }: SdmxFlowName): SdmxMaintained => ({
  agency,
  id: `CS_${id}`,
  version,
  name: `Concepts of ${name}`,
});

export const nameElement = (name: string): string => `<com:Name xml:lang="en">${escaped(name)}</com:Name>`;

/**
 * Writes the header of a message.
 * @param structures elements of the data structures
 */
export const headerElement = (prepared: string, structures = ''): string =>
  `<mes:Header><mes:ID>${messageId(prepared)}</mes:ID><mes:Test>false</mes:Test><mes:Prepared>${prepared}</mes:Prepared><mes:Sender id="WATTLE"/>${structures}</mes:Header>`;

/** Returns the id of a message. The standard requires that it starts with a letter. */
export const messageId = (prepared: string): string => `WATTLE${prepared.replace(/\D/g, '')}`;
