import { tryDamages } from './try-damages.ts';
import { tryVariants } from './try-variants.ts';

tryVariants(['ato', 'aihw', 'wgea']);
tryDamages(['ato', 'aihw', 'wgea']);
