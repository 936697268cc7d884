import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WattleError } from '../../core/errors.ts';
import type { GuideTexts } from '../../web/page.ts';
import { GUIDES, METHODS } from '../../web/pages/docs/guide.ts';

/**
 * Reads the guides and methods. Throws CONF_ABSENT if a file is missing.
 * @param folder the folder with the guides, two levels below the program folder
 */
export function readGuides(folder: string): GuideTexts {
  const files = [
    ...GUIDES.map(({ id }) => [id, path.join(folder, `${id}.md`)] as const),
    ...METHODS.map(({ id, file }) => [id, path.join(folder, '..', '..', file)] as const),
  ];
  return new Map(
    files.map(([id, file]) => {
      if (!existsSync(file)) throw new WattleError('CONF_ABSENT', `The guide ${id}.md is missing from this installation.`);
      return [id, readFileSync(file, 'utf8')];
    }),
  );
}
