/** Writes a file in the agency's format from its outline, for specimen tests and simulated datasets. */
import { encodeCsvRow } from '../src/formats/csv.ts';
import type { FileOutline } from '../src/formats/file-outline.ts';
import type { SandboxFile } from './agency.ts';
import { workbookFile } from './workbook-file.ts';
import { writeZip } from './zip-writer.ts';

export function fileOfOutline(outline: FileOutline): SandboxFile {
  switch (outline.kind) {
    case 'workbook':
      return workbookFile(Object.fromEntries(outline.sheets.map(({ name, rows }) => [name, rows])));
    case 'archive': {
      const parts = outline.members.map((member) => ({ name: member.name, content: fileOfOutline(member).bytes }));
      return { bytes: writeZip(parts), contentType: 'application/zip' };
    }
    case 'json':
      return { bytes: Buffer.from(JSON.stringify(outline.value)), contentType: 'application/json' };
    case 'xml':
      return { bytes: Buffer.from(outline.lines.join('\n')), contentType: 'application/xml' };
    case 'text': {
      const { rows, delimiter } = outline;
      const lines = rows.map((row) => (delimiter === '\t' ? `${row.join('\t')}\r\n` : encodeCsvRow(row)));
      return { bytes: Buffer.from(lines.join('')), contentType: 'text/csv' };
    }
  }
}
