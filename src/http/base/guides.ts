import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WattleError } from '../../core/errors.ts';
import type { GuideTexts } from '../../web/page.ts';
import { GUIDES } from '../../web/pages/docs/guide.ts';

/** Reads the guides. Throws CONF_ABSENT if a file is missing. */
export function readGuides(folder: string): GuideTexts {
  return new Map(
    GUIDES.map(({ id }) => {
      const file = path.join(folder, `${id}.md`);
      if (!existsSync(file))
        throw new WattleError('CONF_ABSENT', `The guide ${id}.md is missing from this installation. Install the program again.`);
      return [id, readFileSync(file, 'utf8')];
    }),
  );
}
